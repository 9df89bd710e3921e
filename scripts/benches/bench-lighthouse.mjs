// `npm run bench:lighthouse`: measures the pages that visitors see first with Lighthouse, as on a phone.
import { chromiumEnvironment } from '../chromium.mjs'
import { node, run, setUp } from '../set-up.mjs'

setUp()
run(node, ['bench/lighthouse.ts'], chromiumEnvironment())
