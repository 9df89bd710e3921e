// `npm run bench:deliveries`: measures the making and mailing of scheduled deliveries on the embedded database, or on DATABASE_URL.
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/deliveries.ts'])
