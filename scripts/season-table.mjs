// `npm run seasons`: prints what a year brings to each trade in each country, at the least.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/season-table.ts'])
