// `npm start`: sets up the checkout if needed and serves the built product.
import { spawn } from 'node:child_process'
import { node, root, setUp } from './set-up.mjs'

setUp()
const server = spawn(node, ['--enable-source-maps', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' })
// On Ctrl+C the terminal signals the server too. A signal to this process alone is passed on, and the server
// decides when to exit.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
process.on('SIGINT', () => {})
// npm signals only its shell, which dies without passing the signal on. So if our parent process is gone, we
// stop.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  server.kill('SIGTERM')
}, 500)
watch.unref()
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
