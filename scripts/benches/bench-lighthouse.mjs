// `npm run bench:lighthouse`: Lighthouse's figures for the pages that visitors see first, on a phone.
import { chromiumEnvironment } from '../chromium.mjs'
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/lighthouse.ts'], chromiumEnvironment())
