// `npm run bench:http`: compares the built product with a bare server on the same database.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/http.ts'])
