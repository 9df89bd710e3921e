// The layout of a public page: the bar on top, the footer, and a simple page for short texts.
import type { ReactNode } from 'react'
import { Wordmark } from '../components/frames/wordmark.tsx'
import type { PageSetting } from './page.tsx'

export const PAGE_WIDTH = 'mx-auto w-full max-w-[84rem] px-5 md:px-10'

export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded-ctl bg-sheet text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
  >
    Skip to content
  </a>
)

/** The fixed top bar. On phones its links are behind a toggle; without scripts, they are shown below it. */
export function TopBar({ page, home = false }: { page: PageSetting; home?: boolean }) {
  const section = (name: string) => (home ? `#${name}` : `/#${name}`)
  const links = [
    { href: section('features'), label: 'Features' },
    { href: section('pricing'), label: 'Pricing' },
  ]
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-rule bg-paper print:hidden max-md:noscript:static">
      <nav aria-label="Main">
        <div className={`${PAGE_WIDTH} flex h-14 items-center gap-8 md:h-16`}>
          <a href="/" className="reach text-ink" aria-label={`${page.productName}, home`}>
            <Wordmark name={page.productName} />
          </a>
          <div className="hidden gap-7 md:flex">
            {links.map((link) => (
              <a key={link.label} className="py-2 font-medium hover:text-pencil" href={link.href}>
                {link.label}
              </a>
            ))}
          </div>
          <div className="ml-auto hidden items-center gap-6 md:flex">
            <Doors page={page} />
          </div>
          <button
            type="button"
            data-menu-button
            aria-expanded="false"
            aria-controls="menu"
            className="group -mr-2 ml-auto flex min-h-11 items-center gap-2.5 px-2 font-medium md:hidden noscript:hidden"
          >
            Menu
            <svg
              aria-hidden="true"
              viewBox="0 0 20 14"
              className="h-3.5 w-5"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path className="group-aria-expanded:hidden" d="M0 3h20M0 11h20" />
              <path className="hidden group-aria-expanded:block" d="m4 1 12 12M16 1 4 13" />
            </svg>
          </button>
        </div>
        <div
          id="menu"
          data-menu
          hidden
          className="h-[calc(100dvh-3.5rem)] overflow-y-auto border-t border-rule bg-paper px-5 pt-2 pb-5 md:hidden noscript:h-auto"
        >
          <div className="grid">
            {links.map((link) => (
              <a
                key={link.label}
                className="border-b border-rule py-4 font-display text-d2 font-medium"
                href={link.href}
              >
                {link.label}
              </a>
            ))}
            <Doors page={page} stacked />
          </div>
        </div>
      </nav>
    </header>
  )
}

/** For visitors, links to log in and register; for members, a link back to the app. */
function Doors({ page, stacked = false }: { page: PageSetting; stacked?: boolean }) {
  const button = stacked ? 'btn btn-pencil mt-4 min-h-14!' : 'btn btn-pencil md:min-h-10!'
  if (page.signedIn) {
    return (
      <a className={button} href="/">
        Dashboard
      </a>
    )
  }
  return (
    <>
      <a
        className={stacked ? 'py-4 font-display text-d2 font-medium' : 'py-2 font-medium hover:text-pencil'}
        href="/login"
      >
        Log in
      </a>
      <a className={button} href="/register">
        Start Free Trial
      </a>
    </>
  )
}

export function Footer({ page }: { page: PageSetting }) {
  const link = 'py-2.5 underline decoration-from-font underline-offset-4 hover:decoration-2'
  return (
    <footer className="bg-night text-on-night print:hidden">
      <div className={PAGE_WIDTH}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 py-7">
          <p className="mr-auto py-2.5 max-sm:basis-full">© 2025 {page.productName}</p>
          <a className={link} href="/privacy" target="_blank" rel="noopener">
            Privacy policy
          </a>
          <a className={link} href="/terms" target="_blank" rel="noopener">
            Terms of service
          </a>
        </div>
      </div>
    </footer>
  )
}

/** A page with bar and footer, whose content fills at least the window's height. */
export const PageFrame = ({ page, children }: { page: PageSetting; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <TopBar page={page} />
    <main id="main" className="grow pt-14 md:pt-16 print:pt-0">
      {children}
    </main>
    <Footer page={page} />
  </div>
)
