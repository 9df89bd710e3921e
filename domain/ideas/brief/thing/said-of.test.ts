import { expect, test } from 'vitest'
import type { Offering } from '#domain/playbook/card.ts'
import { sectionOfOffering } from './said-of.ts'

const offering = (says: readonly string[], price: Offering['price'] = null): Offering => ({
  id: 'o',
  isTrusted: true,
  name: 'Saturday bread class',
  kind: 'class',
  price,
  says: says.map((text) => ({ id: 's', isTrusted: true, text })),
})
const price = {
  id: 'p',
  isTrusted: true,
  label: 'Saturday bread class',
  money: { minor: 6500, currency: 'GBP' },
  unit: 'per person',
  isFrom: false,
}
const own = ['Eight people sit round one table.', 'You take home what you bake.']

test("An offering's sentences become a passage under its name that starts with its price", () => {
  expect(sectionOfOffering(offering(own, price))).toMatchObject({
    heading: 'Saturday bread class',
    text: '£65 a person. Eight people sit round one table. You take home what you bake.',
  })
})

test("The price isn't repeated if the sentences give it, and a few words are not enough for a passage", () => {
  const priced = [
    'It costs £65 with lunch, for eight people round one table.',
    'You take home what you bake.',
  ]
  expect(sectionOfOffering(offering(priced, price))?.text).toBe(priced.join(' '))
  expect(sectionOfOffering(offering(['It sells out fast.'], price))).toBeNull()
  expect(sectionOfOffering(offering([], price))).toBeNull()
})
