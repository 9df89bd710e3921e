// `npm run corpus`: sets up the checkout if needed and reads the real websites and documents stored beside
// the project.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['scripts/corpus/corpus.ts', ...process.argv.slice(2)])
