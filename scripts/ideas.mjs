// `npm run ideas -- URL [--trade NAME] [--brief "..."]`: prints the brand card and ideas for any site.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/ideas.ts', ...process.argv.slice(2)])
