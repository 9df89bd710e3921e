import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readDeliveries, revokeDelivery } from '#contract/delivery.ts'
import { keepReport, whole } from '#tests/support/builders/kept-report.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const owner = await aBrandOwner(product, { companyName: 'Łucja & Daughters' })
const aReport = (content?: unknown) => keepReport(product, owner.profile.id, content)
const asked = (path: string, headers: Record<string, string> = {}) =>
  product.visitor().raw('GET', path, { headers })

function daysOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, description, startDate, endDate } = event
    const isAllDay = startDate.isDate && endDate.isDate
    return { uid, summary, description, start: startDate.toString(), end: endDate.toString(), isAllDay }
  })
}

test('the dates of a report can be imported into a calendar, and the same date has the same UID in every report', async () => {
  const answer = await asked(`${await aReport()}/events.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Events for ')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const days = daysOf(await answer.text())
  expect(days).toMatchObject([
    {
      summary: 'Stir-up Sunday',
      description: 'Puddings, stirred; by all.\nIdea: Stir it with us',
      start: '2026-11-22',
      end: '2026-11-23',
      isAllDay: true,
    },
    { summary: 'Christmas Day', start: '2026-12-25', isAllDay: true },
  ])
  const [christmas] = daysOf(
    await (await asked(`${await aReport({ ...whole, events: [whole.events[1]] })}/events.ics`)).text(),
  )
  expect(christmas?.uid).toBe(days[1]?.uid)
  expect(new Set(days.map(({ uid }) => uid)).size).toBe(2)
})

test('a report without dates offers no calendar file and has none', async () => {
  const [none, some] = [await aReport({ ...whole, events: [] }), await aReport()]
  expect((await asked(`${none}/events.ics`)).status).toBe(404)
  const pageOf = async (path: string) => await (await asked(path.replace('/api', ''))).text()
  expect(await pageOf(some)).toContain(`href="${some}/events.ics"`)
  expect(await pageOf(none)).not.toContain('events.ics')
  expect(await pageOf(none)).toContain(`href="${none}/pdf"`)
})

test('the files of a revoked report answer like those of a report that never existed', async () => {
  const path = await aReport()
  expect((await asked(`${path}/pdf`)).status).toBe(200)
  const [newest] = (await owner.visitor.ask(readDeliveries)).body
  await owner.visitor.ask(revokeDelivery, { params: { id: newest.id } })
  for (const file of ['pdf', 'events.ics']) {
    for (const gone of [path, '/api/delivery/none', '/api/delivery/%00']) {
      const answer = await asked(`${gone}/${file}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { kind: 'not-found', message: 'The requested content delivery could not be found.' },
      ])
    }
    const page = await asked(`${path}/${file}`, { accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('Content Not Found')
  }
})

test('the OpenAPI document describes a report’s PDF and calendar file', async () => {
  const { paths } = await (await asked('/api/openapi.json')).json()
  expect(Object.keys(paths['/api/delivery/{token}/pdf'].get.responses[200].content)).toEqual([
    'application/pdf',
  ])
  expect(paths['/api/delivery/{token}/events.ics'].get['x-who']).toBe('anyone')
  expect(await (await asked('/api/docs')).text()).toContain('A public report as a PDF')
})

test('a company name with quotation marks can’t break out of the header that names the file', async () => {
  const companyName = 'A＂; filename＝"evil.exe"; x="'
  const answer = await asked(`${await aReport({ ...whole, companyName })}/events.ics`)
  const said = answer.headers.get('content-disposition') ?? ''
  expect(said).toMatch(/^attachment; filename="[^"\\]*\.ics"; filename\*=UTF-8''[\w.%-]+$/)
})
