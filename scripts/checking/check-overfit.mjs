// `npm run check:overfit`: rules of the reading that one fixture alone needs.
import { node, run, setUp } from '../set-up.mjs'

setUp({ build: false })
run(node, ['scripts/checking/check-overfit.ts'])
