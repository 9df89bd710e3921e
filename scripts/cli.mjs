// `npm run cli`: sets up the checkout if needed and runs the operator's tool.
import { node, run, setUp } from './set-up.mjs'

setUp()
run(node, ['dist/server/cli.js', ...process.argv.slice(2)])
