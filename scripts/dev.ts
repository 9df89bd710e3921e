// `npm run dev`: the product from source on one port. Vite serves and reloads the browser's code; a change of
// a server file restarts the server.
import http from 'node:http'
import path from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { productVersion, readConfig } from '#server/config.ts'
import type { EntryAssets } from '#server/http/assets.ts'
import type { Emails, Pages, Views } from '#server/http/views.ts'
import { endOnSignals } from '#server/signals.ts'
import { startServer } from '#server/server.ts'

const root = path.dirname(import.meta.dirname)
const config = readConfig(process.env)
const front = http.createServer()
const vite = await createServer({
  root,
  // Without this, Vite bundles the configuration into a new file at each start, and watching that file would
  // restart us.
  configLoader: 'native',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { server: front } },
})

const running = await startServer(config, {
  version: productVersion(root),
  development: true,
  layout: {
    migrations: path.join(root, 'server/store/migrations'),
    template: path.join(root, 'dist/database-template'),
    parseChild: new URL('../server/outside/documents/parse-child.ts', import.meta.url),
    library: path.join(root, 'library'),
  },
  views: {
    pages: async () => withViteClient(await load<Pages>('/web/public/pages.tsx')),
    emails: () => load<Emails>('/web/emails/render.tsx'),
    printReport: async (printed) =>
      await (await load<Pick<Views, 'printReport'>>('/web/pdf/report-file.tsx')).printReport(printed),
  },
  assets: () => ({ publicPage: sources('/web/public/main.ts'), app: sources('/web/app/main.tsx') }),
  front: (handler) =>
    front.on('request', (request, response) =>
      vite.middlewares(request, response, () => handler(request, response)),
    ),
})
endOnSignals({ ...running, stop: () => running.stop().finally(() => vite.close()) })
process.stdout.write(`${config.productName} is ready at ${config.publicUrl} and reloads\n`)

function sources(entry: string): EntryAssets {
  return {
    css: '',
    cssHref: '/web/public/public.css',
    scripts: ['/@vite/client', entry],
    preloads: [],
    fonts: [],
  }
}

async function load<T>(file: string): Promise<T> {
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite can’t run server modules here')
  return await environment.runner.import<T>(file)
}

/** Inserts what Vite needs before the app's first module. */
function withViteClient(pages: Pages): Pages {
  const preamble = `<script type="module">import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__vite_plugin_react_preamble_installed__ = true</script>`
  return {
    ...pages,
    appShell: (page, shell) => pages.appShell(page, shell).replace('<head>', `<head>${preamble}`),
  }
}
