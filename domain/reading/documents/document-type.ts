// Decides what type of document a file is, since people also upload texts that are not about their brand.
import { insightSections, type InsightSection } from '#contract/documents.ts'
import { FactType } from '#contract/facts.ts'
import type { DocumentPart } from '../documents.ts'
import { hasGap, isFiller, isMarkup } from './unusable-text.ts'

/**
 * - `template`: source code of a page, or a layout with placeholders;
 * - `job`: a job advert;
 * - `directory`: a list of other organisations with their contact details;
 * - `rules`: terms, policies, risk assessments and forms;
 * - `paper`: an academic paper or a standard;
 * - `text`: anything else.
 */
export type DocumentType = 'template' | 'job' | 'directory' | 'rules' | 'paper' | 'text'

export function documentTypeOf(parts: readonly DocumentPart[]): DocumentType {
  const texts = parts.map((part) => part.text)
  const all = texts.join('\n')
  const words = Math.max(200, all.split(/\s+/).length)
  const unfinished = texts.filter((text) => isMarkup(text) || isFiller(text) || hasGap(text)).length
  if (unfinished >= 3 && unfinished > texts.length * 0.05) return 'template'
  if (kinds(all, JOB).size >= 4) return 'job'
  if (hostsOf(all).size >= 6 && hostsOf(all).size > words / 400) return 'directory'
  if (kinds(all, PAPER).size >= 3) return 'paper'
  const titles = parts.slice(0, 8).filter(({ text, heading }) => text === heading || text.length < 60)
  if (titles.some(({ text }) => TITLE_OF_RULES.test(text))) return 'rules'
  return kinds(all, RULES).size >= 4 && count(all, RULES) > words / 120 ? 'rules' : 'text'
}

/**
 * What we use from each type: only clear facts from rules, and only what a job advert says about the
 * organisation.
 */
export const usedFrom: Record<
  DocumentType,
  { sections: readonly InsightSection[]; facts: readonly FactType[] }
> = {
  template: { sections: [], facts: [] },
  job: { sections: ['companyInfo'], facts: [] },
  directory: { sections: ['contentThemes'], facts: [] },
  rules: {
    sections: ['companyInfo', 'targetAudience'],
    facts: ['labelled-price', 'price', 'founded', 'name-origin', 'award', 'hours'],
  },
  paper: { sections: ['contentThemes', 'toneOfVoice'], facts: [] },
  text: { sections: Object.keys(insightSections) as InsightSection[], facts: FactType.options },
}

/** The message to the user if not everything was used. */
export const typeNotices: Record<DocumentType, string> = {
  template: 'This looks like a page’s source code or a template, so we didn’t use it.',
  job: 'This looks like a job advert, so we only used what it says about the organisation.',
  directory: 'This lists other organisations, so we didn’t use it for your brand.',
  rules: 'This looks like rules or a form, so we only used a little of it.',
  paper: 'This looks like a paper or a standard, so we didn’t take facts about your brand from it.',
  text: '',
}

const JOB =
  /\b(job (?:description|advert|title)|person(?:al)? specification|salary|applicants?|post ?holder|successful candidate|essential criteria|desirable|hours of work|closing date|interviews?|fixed[- ]term|responsible to|key responsibilities|annual leave|curriculum vitae|vacancy)\b/gi
const PAPER =
  /^(abstract|references|bibliography|related work|categories and subject descriptors|normative references|acknowledge?ments|appendix \w+)\b.{0,40}$|\bet al\.|\bISO\/IEC\b|\bRFC ?\d{4}\b/gim
const RULES =
  /\b(shall|hereby|liab(?:le|ility)|the hirer|undertake to|in accordance with|risk assessments?|compl(?:y|iance|ied)|polic(?:y|ies)|safeguarding|data protection|consent|terms and conditions|responsible for|co-?ordinator|completed by|confirm|signature)\b/gi
const TITLE_OF_RULES =
  /\b(terms (?:and|&) conditions|conditions of (?:hire|use|sale)|risk assessment|privacy (?:policy|notice)|(?:referral|registration|application|consent|order|membership) form|standing order|gift aid declaration|direct debit|guidance notes?|code of conduct|minutes of)\b/i

const kinds = (text: string, pattern: RegExp) =>
  new Set(text.match(pattern)?.map((match) => match.toLowerCase()))
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The domains in the document's web and email addresses, without public email providers and social networks.
 */
function hostsOf(text: string): Set<string> {
  const addresses =
    text.toLowerCase().match(/(?:@|https?:\/\/(?:www\.)?|www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+/g) ?? []
  const hosts = addresses.map((address) => address.replace(/^(@|https?:\/\/)?(www\.)?/, ''))
  return new Set(
    hosts.filter(
      (host) =>
        !/^(gmail|hotmail|outlook|yahoo|icloud|facebook|instagram|twitter|linkedin|youtube|tiktok)\./.test(
          host,
        ),
    ),
  )
}
