// `npm run cli`: sets up what is missing and runs the operator's tool.
import { node, run, setUp } from './set-up.mjs'

setUp()
run(node, ['dist/server/cli.js', ...process.argv.slice(2)])
