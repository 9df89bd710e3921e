// Chooses the Chromium for the browser tests: CHROMIUM_PATH, the system's, or the one from a package.
import fs from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import zlib from 'node:zlib'
import { root } from './set-up.mjs'

/** Environment for the browser tests: the browser's path, and the libraries that the system may lack. */
export function chromiumEnvironment() {
  const named = process.env.CHROMIUM_PATH
  if (named) return { CHROMIUM_PATH: named }
  if (fs.existsSync('/usr/bin/chromium')) return { CHROMIUM_PATH: '/usr/bin/chromium' }
  const folder = path.join(root, '.chromium')
  const browser = path.join(folder, 'chromium')
  if (!fs.existsSync(browser)) unpack(folder, browser)
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { CHROMIUM_PATH: browser, LD_LIBRARY_PATH: libraries }
}

function unpack(folder, browser) {
  process.stderr.write('Unpacking Chromium …\n')
  const packed = (name) =>
    zlib.brotliDecompressSync(fs.readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/bin', name)))
  fs.mkdirSync(folder, { recursive: true })
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br']) {
    spawnSync('tar', ['-x', '-C', folder], { input: packed(name), maxBuffer: 1 << 30 })
  }
  // The folder is renamed last, so that an interrupted unpacking starts again.
  fs.writeFileSync(`${browser}.part`, packed('chromium.br'), { mode: 0o755 })
  fs.renameSync(`${browser}.part`, browser)
}
