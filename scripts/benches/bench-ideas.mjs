// `npm run bench:ideas`: measures how long the engine takes for 30 ideas.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/ideas.ts', ...process.argv.slice(2)])
