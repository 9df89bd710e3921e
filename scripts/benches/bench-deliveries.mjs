// `npm run bench:deliveries`: measures making and emailing scheduled deliveries, on the embedded database or
// on DATABASE_URL.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/deliveries.ts'])
