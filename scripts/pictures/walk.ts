// `npm run pictures -- SITE_FOLDER OUT_FOLDER`: walks through the built product as a new person whose website is SITE_FOLDER, and saves
// pictures of every screen in OUT_FOLDER: at 1440 and 390 px, in light and dark, numbered in the order of the walk.
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { serveFolder } from '../../bench/judging/serve-folder.ts'
import { serveProduct, type Served } from '#tests/journeys/product.ts'
import { camera, type Camera } from './camera.ts'
import { visitDeliveries } from './deliveries.ts'
import { loseSession, resetPassword } from './leaving.ts'
import { visitMemberScreens } from './member-screens.ts'
import { setUpBrand } from './onboarding.ts'
import { serveNews } from './news.ts'
import { signUp, visitPublicPages } from './visitor.ts'

/** What each part of the walk needs. */
export interface Walk {
  camera: Camera
  product: Served
  site: string
  person: { email: string; password: string }
}

const [site, out] = process.argv.slice(2)
if (!site || !out || !fs.existsSync(site)) {
  console.error(
    'Give a folder with a website and a folder for the pictures: npm run pictures -- site pictures',
  )
  process.exit(1)
}
// The walk has an embedded database of its own, whatever database the product usually has.
delete process.env.DATABASE_URL
fs.mkdirSync(out, { recursive: true })
// Pictures of an earlier walk would be mistaken for this one's.
for (const name of fs.readdirSync(out).filter((name) => /^(?:1440|390|pdf)-.*\.png$/.test(name)))
  fs.rmSync(path.join(out, name))
const started = performance.now()
const website = await serveFolder(site)
const news = await serveNews()
const product = await serveProduct({ NEWS_FEEDS: news.template })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--lang=en-GB',
  ],
})
try {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`))
  const walk: Walk = {
    camera: camera(page, await browser.newPage(), out),
    product,
    site: `http://${website.host}/`,
    person: { email: 'ruth.hale@example.com', password: 'correct horse' },
  }
  for (const part of [
    visitPublicPages,
    signUp,
    setUpBrand,
    visitMemberScreens,
    visitDeliveries,
    loseSession,
    resetPassword,
  ]) {
    await part(walk)
    console.log(`${part.name}: ${walk.camera.taken()} pictures after ${seconds()} s`)
  }
} finally {
  await browser.close()
  await product.stop()
  website.stop()
  news.stop()
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1000)
}
