// `npm run check:overfit`: finds website-reading rules that only one fixture needs.
import { node, run, setUp } from '../set-up.mjs'

setUp({ build: false })
run(node, ['scripts/checking/check-overfit.ts'])
