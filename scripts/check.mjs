// `npm run check`: types ring by ring, the linter with types, the format, and what nobody uses. It ends at the first that fails.
import { run, setUp } from './set-up.mjs'

setUp({ build: false })
for (const ring of ['contract', 'domain', 'server', 'web', 'tests']) run('tsc', ['-p', ring])
run('oxlint', ['--type-aware', '--deny-warnings', '.'])
run('oxfmt', ['--check', '.'])
run('knip', ['--no-progress'])
