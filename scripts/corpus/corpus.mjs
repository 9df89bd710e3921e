// `npm run corpus`: sets up what is missing and reads the real websites and documents kept beside the project.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['scripts/corpus/corpus.ts', ...process.argv.slice(2)])
