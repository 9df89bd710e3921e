// A report's PDF, drawn by PDF.js in the browser, because the headless browser shows no PDFs.
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type * as PdfJs from 'unpdf/pdfjs'
import type { Camera } from './camera.ts'

const MOST_PAGES = 3
/** An address that exists only for this page, which gets its files from `route` below. */
const VIEWER = 'http://pdf.example/'
const pdfJs = new URL('../../node_modules/unpdf/dist/pdfjs.mjs', import.meta.url)

/** Saves pictures of the first pages of a report's PDF. */
export async function shootPdf({ keep }: Camera, page: Page, name: string, report: URL) {
  const token = report.pathname.split('/').at(-1) ?? ''
  const answer = await page.request.get(new URL(`/api/delivery/${token}/pdf`, report).href)
  const file = await answer.body()
  await page.route(`${VIEWER}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/pdf.mjs')
      return route.fulfill({ body: fs.readFileSync(pdfJs), contentType: 'text/javascript' })
    if (pathname === '/report.pdf') return route.fulfill({ body: file, contentType: 'application/pdf' })
    return route.fulfill({ body: '<body style="margin:0">', contentType: 'text/html' })
  })
  await page.goto(VIEWER)
  const pages = await page.evaluate(drawPages, MOST_PAGES)
  keep(
    name,
    pages.map((drawing) => Buffer.from(drawing.split(',')[1] ?? '', 'base64')),
  )
}

/** Runs in the browser. Returns a data URL for each page. */
async function drawPages(most: number): Promise<string[]> {
  const drawer = '/pdf.mjs'
  const pdfJs = (await import(drawer)) as typeof PdfJs
  const data = await (await fetch('/report.pdf')).arrayBuffer()
  const report = await pdfJs.getDocument({ data }).promise
  const drawings: string[] = []
  for (let number = 1; number <= Math.min(most, report.numPages); number++) {
    const page = await report.getPage(number)
    const viewport = page.getViewport({ scale: 1.6 })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    await page.render({ canvas, viewport }).promise
    drawings.push(canvas.toDataURL('image/png'))
  }
  return drawings
}
