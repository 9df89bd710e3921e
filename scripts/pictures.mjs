// `npm run pictures -- SITE_FOLDER OUT_FOLDER`: pictures of every screen, from the landing page to the second delivery.
import path from 'node:path'
import { chromiumEnvironment } from './chromium.mjs'
import { node, run, setUp } from './set-up.mjs'

setUp()
const folders = process.argv.slice(2).map((folder) => path.resolve(process.env.INIT_CWD ?? '.', folder))
run(node, ['scripts/pictures/walk.ts', ...folders], chromiumEnvironment())
