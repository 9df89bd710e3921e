// `npm run reading -- FOLDER OUT`: the engine's ideas for invented brands, for a round of readers.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/reading/round.ts', ...process.argv.slice(2)])
