// Takes pictures of the page as it is, at both widths, in light and dark.
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** Pictures of higher pages would be shrunk too far to read; a phone's page is cut into columns side by side. */
const SIZES = [
  { width: 1440, height: 900, partHeight: 2_000, columns: 1 },
  { width: 390, height: 844, partHeight: 1_500, columns: 3 },
]
const MOST_PARTS = 4
const GAP = 16

export interface Camera {
  page: Page
  /** Saves `1440-light-07-NAME.png` and its three siblings, each in up to four parts (`-a` to `-d`) if the page is high. */
  shoot(name: string, options?: ShootOptions): Promise<void>
  /** Saves pictures that were made elsewhere, as `pdf-07-NAME-a.png` and so on. */
  keep(name: string, pictures: readonly Buffer[]): void
  /** How many pictures there are so far. */
  taken(): number
}

interface ShootOptions {
  /** Another page than the walk's own. */
  page?: Page
  /** Loads the page again at each width, for screens that look at it only once. */
  reload?: boolean
  /** Only what the window shows, for dialogs and menus, which cover the window and not the page. */
  windowOnly?: boolean
  /** Only the phone's width. */
  phoneOnly?: boolean
}

/** `sheet` is an empty page on which pictures are put side by side. */
export function camera(page: Page, sheet: Page, folder: string): Camera {
  let screens = 0
  let taken = 0

  async function shoot(name: string, options: ShootOptions = {}) {
    const { page: shown = page, reload = false, windowOnly = false, phoneOnly = false } = options
    screens++
    for (const size of SIZES.slice(phoneOnly ? 1 : 0)) {
      await shown.setViewportSize(size)
      if (reload) await shown.reload({ waitUntil: 'networkidle' })
      for (const colorScheme of ['light', 'dark'] as const) {
        await shown.emulateMedia({ colorScheme })
        await settle(shown)
        save(
          `${size.width}-${colorScheme}`,
          name,
          windowOnly ? [await shown.screenshot()] : await partsOf(shown, sheet, size),
        )
      }
    }
    await shown.emulateMedia({ colorScheme: 'light' })
    await shown.setViewportSize({ width: 1440, height: 900 })
  }

  function save(look: string, name: string, pictures: readonly Buffer[]) {
    const file = path.join(folder, `${look}-${String(screens).padStart(2, '0')}-${name}`)
    for (const [at, picture] of pictures.entries()) {
      fs.writeFileSync(`${file}${pictures.length > 1 ? `-${'abcd'[at]}` : ''}.png`, picture)
      taken++
    }
  }

  function keep(name: string, pictures: readonly Buffer[]) {
    screens++
    save('pdf', name, pictures)
  }

  return { page, shoot, keep, taken: () => taken }
}

async function partsOf(
  page: Page,
  sheet: Page,
  { width, partHeight, columns }: (typeof SIZES)[number],
): Promise<Buffer[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const wanted = Math.ceil(height / partHeight)
  if (wanted > MOST_PARTS * columns)
    console.log(`${page.url()} at ${width} px is cut: it is ${height} px high`)
  const slices: Buffer[] = []
  for (let y = 0; y < height && slices.length < MOST_PARTS * columns; y += partHeight) {
    const clip = { x: 0, y, width, height: Math.min(partHeight, height - y) }
    slices.push(await page.screenshot({ fullPage: true, clip }))
  }
  if (columns === 1 || slices.length === 1) return slices
  const sheets: Buffer[] = []
  for (let at = 0; at < slices.length; at += columns)
    sheets.push(await sideBySide(sheet, slices.slice(at, at + columns), { width, height: partHeight }))
  return sheets
}

async function sideBySide(sheet: Page, slices: readonly Buffer[], { width, height }: Size): Promise<Buffer> {
  await sheet.setViewportSize({ width: slices.length * (width + GAP) - GAP, height })
  const images = slices.map((slice) => `<img src="data:image/png;base64,${slice.toString('base64')}">`)
  await sheet.setContent(
    `<body style="margin:0;display:flex;align-items:start;gap:${GAP}px;background:#777">${images.join('')}`,
  )
  return await sheet.screenshot()
}

interface Size {
  width: number
  height: number
}

/** Goes to the page's top, closes a notification and waits until nothing loads or moves. */
async function settle(page: Page) {
  // In a picture of the whole page, what sticks to the window would be further down.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(0, 0)
  const notice = page.getByRole('region', { name: /Notification/ })
  for (const button of await notice.getByRole('button', { name: 'Dismiss' }).all())
    await button.click({ timeout: 2_000 }).catch(() => {})
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .animate-spin, .animate-pulse') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    { timeout: 30_000 },
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
