// The page that the app starts in. The first answers it needs are included as data, which the browser doesn't run.
import { renderToStaticMarkup } from 'react-dom/server'
import { waitingSheet } from '../components/frames/visitor-sheet.tsx'
import { FullPageSpinner } from '../components/ui/spinner.tsx'
import { PageHead, type PageSetting } from './page.tsx'

export interface Shell {
  boot: Record<string, unknown>
}

export function renderShell(page: PageSetting, { boot }: Shell): string {
  const address = new URL(page.url, page.origin).pathname
  const sheet = page.signedIn ? null : waitingSheet(address, page.productName)
  // Browsers cache the app's stylesheet; inlined, it would be sent with every page. Visitors open only one or two of these
  // screens, and an inlined stylesheet shows them sooner.
  const isLinked = sheet === null && page.assets.cssHref !== ''
  const { css, start, screens, scripts, preloads } = page.assets
  // Where the server sends the heading, the app waits for its paint.
  const late = sheet && start ? [...scripts, ...preloads, ...(screens?.[address] ?? [])] : []
  const early = start && late.length > 0 ? { scripts: [start], preloads: [] } : {}
  const linked = { ...page, assets: { ...page.assets, ...early, css: isLinked ? '' : css } }
  const head = {
    title: page.productName,
    description: `${page.productName}: content ideas based on your brand’s own facts.`,
  }
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB" className={page.theme === 'system' ? undefined : page.theme}>
      <head>
        <PageHead page={linked} head={head} />
      </head>
      <body>
        <div id="root" data-modules={late.length > 0 ? [...new Set(late)].join(' ') : undefined}>
          {sheet ?? <FullPageSpinner />}
        </div>
        <noscript>
          <p className="p-5">{page.productName} needs JavaScript once you have logged in.</p>
        </noscript>
        <script id="boot" type="application/json" dangerouslySetInnerHTML={{ __html: escaped(boot) }} />
      </body>
    </html>,
  )}`
}

/** JSON that is safe in a script element: nothing in it can end the element or begin a comment. */
const escaped = (boot: Record<string, unknown>): string =>
  JSON.stringify(boot)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
