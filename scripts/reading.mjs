// `npm run reading -- FOLDER OUT`: writes the engine's ideas for invented brands, for a round of human
// readers.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/reading/round.ts', ...process.argv.slice(2)])
