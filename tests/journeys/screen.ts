// Checks what every screen must have, a notice area, and what none may have: accessibility faults or sideways
// scrolling.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

export const notice = (page: Page) => page.getByRole('region', { name: /Notification/ })

/** The accessibility faults of the current screen, each with its first element. */
export const violationsOn = (page: Page): Promise<string[]> => told(checker(page))

/** Checks only colour contrast, which is all that dark mode changes. */
export const contrastsOn = (page: Page): Promise<string[]> =>
  told(checker(page).withRules(['color-contrast']))

/** No screen embeds other sites, so the checker doesn't need a second page to collect its results. */
const checker = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function told(checker: AxeBuilder): Promise<string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
}

/** The number of pixels by which the screen is wider than the window. */
export const widthTooMuch = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Counts the changes the server answers from now on, and waits for an expected number. A change shows before its answer, so a
 * page reloaded too soon would miss it.
 */
export function countChanges(page: Page): (expected: number) => Promise<void> {
  let answered = 0
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.url().includes('/api/')) answered++
  })
  return (expected) => expect.poll(() => answered).toBe(expected)
}

export async function expectNoFaults(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await widthTooMuch(page)).toBe(0)
}

/** Pixels: the smallest area a finger should have for any link, and for buttons and fields, on a phone. */
const TAP = { any: 24, control: 44 }

/**
 * The links, buttons and fields that are too small to tap, each with its area. Links within a sentence may be as small as its
 * lines, and what `.reach` adds around a small control counts.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((tap) => {
    const controls = 'button, summary, select, input, textarea, .btn, [role=tab]'
    const areaOf = (element: HTMLElement) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const around = getComputedStyle(element, '::before')
      const isAround = around.position === 'absolute' && !element.matches('input')
      return {
        width: Math.max(width, isAround ? Number.parseFloat(around.width) : 0),
        height: Math.max(height, isAround ? Number.parseFloat(around.height) : 0),
      }
    }
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(textContent ?? ''),
      )
    return [...document.querySelectorAll<HTMLElement>(`a[href], ${controls}`)].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isShown || element.closest('[aria-hidden=true], .sr-only') || isInSentence(element)) return []
      const { width, height } = areaOf(element)
      const least = element.matches(controls) ? tap.control : tap.any
      const isLargeEnough = width >= tap.any && Math.round(height) >= least
      return isLargeEnough || width <= 1
        ? []
        : [`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 160)}`]
    })
  }, TAP)
