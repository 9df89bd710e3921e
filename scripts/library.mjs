// `npm run library -- [check|weave|days] [TRADE] [--card full|empty] [--us]`: checks the library, shows its
// plays filled in, prints counts.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/library.ts', ...process.argv.slice(2)])
