// `npm run check`: checks types layer by layer, then linter, formatting and unused code. It stops at the
// first failure.
import { run, setUp } from './set-up.mjs'

setUp({ build: false })
for (const ring of ['contract', 'domain', 'server', 'web', 'tests']) run('tsc', ['-p', ring])
run('oxlint', ['--type-aware', '--deny-warnings', '.'])
run('oxfmt', ['--check', '.'])
run('knip', ['--no-progress'])
