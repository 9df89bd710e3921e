// `npm start`: sets up what is missing and serves the built product.
import { spawn } from 'node:child_process'
import { node, root, setUp } from './set-up.mjs'

setUp()
const server = spawn(node, ['--enable-source-maps', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' })
// Ctrl+C reaches the server by itself; a signal to this process alone is passed on, and the server decides when it has ended.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
process.on('SIGINT', () => {})
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
