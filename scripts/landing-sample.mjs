// `npm run landing:sample`: makes the ideas that the landing page shows anew, from an invented bakery's website.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/landing-sample.ts', ...process.argv.slice(2)])
