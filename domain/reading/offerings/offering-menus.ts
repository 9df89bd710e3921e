// Finds offerings in the site's menu: items below "Services", and labels of things that can be booked or
// bought.
import { isElement, tidy, wordsBelow, type DomElement, type Query } from '../page/dom.ts'
import { isSectionOfOfferings } from './offering-words.ts'
import type { ReadPage } from '../page/read-blocks.ts'

/** Words for things that can be booked or bought in any trade. */
export const sellable =
  /^(?:(?:\p{L}+ ){1,2}(?:hire|rentals?|repairs?|servicing|lessons|courses|classes|workshops|treatments|rooms|tours?|menu|bar|vouchers)|(?:\p{L}+ ){0,2}(?:weddings|parties|delivery|catering|retreats|restaurant|café|cafe|tea room|bakery|brunch|breakfast|lunch|dinner|afternoon tea|take ?away|hampers|gift vouchers|gift cards?|loyalty cards?|cottages|camping|glamping|nursery|preschool|after-school club|holiday club|massage|facials|yoga|pilates|conveyancing|wills|bookkeeping|payroll|web design|photography))$/iu

/**
 * Finds the menu labels that name offerings. A menu is marked as one, or consists of links found on most
 * pages.
 */
export function menuOfferings(pages: readonly ReadPage[]): string[] {
  const marked = pages
    .slice(0, 3)
    .flatMap(({ $ }) =>
      $('nav a, header a, [role=navigation] a, [class*=nav] a, [class*=menu] a').toArray().slice(0, 300),
    )
  const own = [...marked.map(firstWords), ...everywhere(pages)].filter((label) => sellable.test(label))
  const shelves = marked
    .filter(({ attribs }) =>
      /\/(?:collections?|product-category|categories|category|range)\/[\w-]+/.test(attribs['href'] ?? ''),
    )
    .map(firstWords)
  return [...new Set([...pages.slice(0, 3).flatMap(({ $ }) => below($)), ...shelves, ...own])]
}

function everywhere(pages: readonly ReadPage[]): string[] {
  if (pages.length < 3) return []
  const counts = new Map<string, number>()
  for (const { $ } of pages) {
    for (const label of new Set($('a').toArray().slice(0, 300).map(firstWords)))
      counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= pages.length / 2).map(([label]) => label)
}

/** The links in submenus below labels such as "Services" or "Classes". */
function below($: Query): string[] {
  return $('nav li, header li, [role=navigation] li, [class*=nav] li, [class*=menu] li')
    .toArray()
    .slice(0, 300)
    .filter(isElement)
    .flatMap((item) => {
      const submenu = item.children.find(
        (child) => isElement(child) && (child.name === 'ul' || child.name === 'div' || child.name === 'ol'),
      )
      if (!submenu || !isElement(submenu)) return []
      const label = labelOf(item)
      if (label.length > 30 || !(isSectionOfOfferings(label) || audienceLabel.test(label))) return []
      return $(submenu).find('a').toArray().slice(0, 30).map(firstWords)
    })
}

/** Menu labels for an audience: the items below are what it is offered. */
const audienceLabel =
  /^(?:for (?!the media|press)\p{L}+(?: \p{L}+)?|(?:your )?(?:personal|private clients?|business(?:es)?|individuals?|famil(?:y|ies)|commercial|domestic|residential|corporate|home ?owners|landlords?|adults?|children|kids|teens?|men|women|ladies|dogs?|cats?|pets?|employers?|schools?|groups?))$/iu

const labelOf = (item: DomElement): string => {
  const first = item.children.find(
    (child) =>
      (isElement(child) && child.name !== 'ul' && child.name !== 'div') ||
      (child.nodeType === 3 && child.data.trim() !== ''),
  )
  if (!first) return ''
  return isElement(first) ? wordsBelow(first, 60) : first.nodeType === 3 ? tidy(first.data) : ''
}

/** The first line of a link that contains a name and a description. */
function firstWords(link: DomElement): string {
  const lines: string[] = []
  const waiting = [...link.children].toReversed()
  for (let node = waiting.pop(); node && lines.length === 0; node = waiting.pop()) {
    if (node.nodeType === 3 && /\p{L}{2}/u.test(node.data)) lines.push(tidy(node.data))
    if (isElement(node) && node.name !== 'svg') waiting.push(...[...node.children].toReversed())
  }
  return lines[0] ?? ''
}
