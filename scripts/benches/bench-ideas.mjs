// `npm run bench:ideas`: judges the engine's ideas for the brands that the project keeps, measure by measure.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/ideas.ts', ...process.argv.slice(2)])
