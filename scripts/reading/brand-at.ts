// Reads the website at an address into a brand, as the product would.
import type { Brand } from '#domain/brand/brand.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import { readSite } from '#domain/reading/site/read-site.ts'
import { websites } from '#server/outside/fetching/crawl.ts'

export interface Typed {
  companyName: string
  industry: string
  country: string
  companyInfo: string
  targetAudience: string
}

/** Reads the site together with the profile its owner typed. `today` is a date such as "2026-11-20". */
export async function brandAt(url: string, typed: Typed, today: string, playbook: Playbook): Promise<Brand> {
  const { host } = new URL(url)
  const crawler = websites({
    allowHosts: /^(?:localhost|127\.)/.test(host) ? [host] : [],
    agentName: 'InklingReader',
    pause: 0,
  })
  const reading = readSite(await crawler.fetchSite(url, () => {}), typed, today, playbook)
  const suggested = reading.suggestions.find(({ field }) => field === 'companyName')?.value
  return {
    profileId: 'print',
    name: typed.companyName || (suggested ?? host),
    industry: typed.industry,
    secondTrade: null,
    country: typed.country,
    companyInfo: typed.companyInfo || reading.analysis.companyBackground,
    targetAudience: typed.targetAudience,
    contentTypes: [],
    contentObjectives: [],
    timezone: 'Europe/London',
    facts: [...reading.facts, ...reading.events].map((fact, at) => ({
      ...fact,
      id: `fact-${at}`,
      documentId: null,
    })),
    answers: [],
    events: [],
  }
}
