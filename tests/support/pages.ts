// The public pages with a test's settings, and helpers to read one.
import type { PageSetting } from '#web/public/page.tsx'

export const page: PageSetting = {
  productName: 'Inkling',
  origin: 'https://inkling.example',
  url: '/somewhere?utm=1#part',
  theme: 'system',
  assets: {
    css: 'p{color:red}',
    cssHref: '/assets/public.css',
    scripts: ['/assets/public.js'],
    preloads: [],
    fonts: ['/assets/besley.woff2'],
  },
  supportEmail: 'help@inkling.example',
  signedIn: false,
  paymentsOn: true,
}

export const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
export const words = (html: string) => (read(html).body.textContent ?? '').replace(/\s+/g, ' ')
export const attribute = (html: string, selector: string, name: string) =>
  read(html).querySelector(selector)?.getAttribute(name)
