// `npm run dev`: sets up the checkout if needed and serves the product from source, restarting at each
// change.
import { node, run, setUp } from './set-up.mjs'

setUp()
run(node, ['--watch', '--watch-preserve-output', 'scripts/dev.ts'])
