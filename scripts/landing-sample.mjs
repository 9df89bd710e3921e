// `npm run landing:sample`: updates the ideas on the landing page from an invented bakery's website.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/landing-sample.ts', ...process.argv.slice(2)])
