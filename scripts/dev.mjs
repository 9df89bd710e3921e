// `npm run dev`: sets up what is missing and serves the product from its sources, anew at each change.
import { node, run, setUp } from './set-up.mjs'

setUp()
run(node, ['--watch', '--watch-preserve-output', 'scripts/dev.ts'])
