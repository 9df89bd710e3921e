// `npm start`: sets up what is missing and serves the built product.
import { spawn } from 'node:child_process'
import { node, root, setUp } from './set-up.mjs'

setUp()
const server = spawn(node, ['--enable-source-maps', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' })
// Ctrl+C reaches the server by itself; a signal to this process alone is passed on, and the server decides when it has ended.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
process.on('SIGINT', () => {})
// npm hands a signal to its shell only, and that dies without a word to us: who has lost their parent was told to end.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  server.kill('SIGTERM')
}, 500)
watch.unref()
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
