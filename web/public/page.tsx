// Pages rendered on the server: functions from data to HTML. They have no React, no inline script and no style attribute; the
// page's one <style> is allowed by its hash.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What the server passes to every page. */
export interface PageSetting {
  productName: string
  /** The product's public origin, without a trailing slash: `https://inkling.example`. */
  origin: string
  /** The page's own address or path; search and hash are left out of the canonical link. */
  url: string
  /** From the `theme` cookie; `system` by default. */
  theme: 'light' | 'dark' | 'system'
  assets: {
    /** The text of the stylesheet, to inline. If it is empty, `cssHref` is linked instead. */
    css: string
    cssHref: string
    scripts: string[]
    preloads: string[]
    /** Fonts that every page shows at once. */
    fonts: string[]
    /** A small script that loads `scripts` after the first paint, for pages whose content doesn't need them. */
    start?: string
    /** The files of the screens that visitors see first, by address. */
    screens?: Record<string, string[]>
  }
  supportEmail: string
  signedIn: boolean
  /** Whether plans can be paid for. */
  paymentsOn: boolean
}

export interface Head {
  title: string
  description: string
  /** The preview image on social networks. */
  picture?: string
  /** Kept out of search engines and never sent as a referrer. */
  unlisted?: boolean
  /** Whether nothing exists at the requested address, so that the page doesn't repeat it. */
  missing?: boolean
  /** A redirect for browsers without scripts: seconds and address. */
  redirect?: string
  /** More CSS for the page, such as a delivery's colours. */
  style?: string
  /** Whether the page needs no script. */
  noScript?: boolean
}

/** Renders a whole page to a string. */
export function renderPage(page: PageSetting, head: Head, body: ReactNode): string {
  const mode = page.theme === 'system' ? undefined : page.theme
  const html = (
    <html lang="en-GB" className={mode}>
      <head>
        <PageHead page={page} head={head} />
      </head>
      <body>{body}</body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}

/** The page's canonical address: no search, no hash. */
function canonical(page: PageSetting): string {
  const address = new URL(page.url, page.origin)
  return `${page.origin}${address.pathname}`
}

export function PageHead({ page, head }: { page: PageSetting; head: Head }) {
  const { assets } = page
  const picture = head.picture ?? `${page.origin}/picture.png`
  const css = `${assets.css}${head.style ?? ''}`
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {!head.missing && <link rel="canonical" href={canonical(page)} />}
      {head.unlisted && (
        <>
          <meta name="robots" content="noindex, nofollow" />
          <meta name="referrer" content="no-referrer" />
        </>
      )}
      {head.redirect && (
        <noscript>
          <meta httpEquiv="refresh" content={head.redirect} />
        </noscript>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={page.productName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {!head.missing && <meta property="og:url" content={canonical(page)} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <ThemeColour theme={page.theme} />
      <link rel="icon" href={ICON} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {!assets.css && assets.cssHref && <link rel="stylesheet" href={assets.cssHref} />}
      {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
      {!head.noScript && (
        <>
          {assets.preloads.map((module) => (
            <link key={module} rel="modulepreload" href={module} />
          ))}
          {assets.scripts.map((script) => (
            <script key={script} type="module" src={script} />
          ))}
        </>
      )}
    </>
  )
}

function ThemeColour({ theme }: { theme: PageSetting['theme'] }) {
  if (theme !== 'system') return <meta name="theme-color" content={PAPER[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
    </>
  )
}

/** `--paper` of tokens.css, because `theme-color` can't read a custom property. */
const PAPER = { light: '#faefea', dark: '#18131e' }

const ICON = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='5' fill='#2a3ecb'/>" +
    "<path d='M7 21c4-9 6 5 9-3s4 2 9-6' stroke='#ffcb3d' stroke-width='3.2' fill='none' stroke-linecap='round'/></svg>",
)}`
