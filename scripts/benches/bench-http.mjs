// `npm run bench:http`: measures the built product against a bare server on the same database.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/http.ts'])
