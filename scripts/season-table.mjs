// `npm run seasons`: prints the fewest relevant days and seasons that each trade gets in each country in any
// twelve weeks.
import { node, run, setUp } from './set-up.mjs'

setUp({ build: false })
run(node, ['scripts/season-table.ts'])
