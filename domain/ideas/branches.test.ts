// Tests that ideas never give the address, phone number or hours of one branch as the whole brand's.
import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { aFact, aKnownBrand, weeksOf } from './fixtures/a-brand.ts'
import { builtInEngine } from './playbook-engine.ts'

const engine = builtInEngine(playbook)
const trade = playbook.trades.find(({ id }) => id === 'hair')

const contacts = (branch: string | undefined, address: string, phone: string, hours: string) => {
  const of = branch === undefined ? {} : { branch }
  return [
    aFact({ type: 'place', quote: address, slots: { place: address, ...of } }),
    aFact({ type: 'place', quote: phone, slots: { phone, ...of } }),
    aFact({ type: 'hours', quote: hours, slots: { hours, ...of } }),
  ]
}

/** Everything that half a year of ideas prints. */
async function printed(branch?: string): Promise<string> {
  if (!trade) throw new Error('the library has no hairdresser')
  const brand = aKnownBrand(trade)
  const others = branch ? contacts('Thorpe', '9 Church Road, Thorpe', '01632 960302', 'Tue-Sat 10am-4pm') : []
  const first = contacts(branch, '5 High Street, Oakley', '01632 960301', 'Mon-Fri 9am-5pm')
  const weeks = await weeksOf(
    engine,
    { ...brand, facts: [...brand.facts, ...first, ...others] },
    { weeks: 26 },
  )
  return weeks
    .flatMap(({ ideas }) =>
      ideas.map(
        ({ title, summary, draft, tasks }) => `${title}\n${summary}\n${draft}\n${tasks?.join('\n') ?? ''}`,
      ),
    )
    .join('\n')
}

test('Ideas for a brand with two branches name the branch beside its hours and phone number', async () => {
  const ofOne = await printed()
  expect(ofOne).toContain('5 High Street, Oakley')
  expect(ofOne).toContain('Mon-Fri 9am-5pm')
  const ofTwo = await printed('Oakley')
  expect(ofTwo).not.toContain('5 High Street')
  expect(ofTwo).toContain('Mon-Fri 9am-5pm (Oakley); Tue-Sat 10am-4pm (Thorpe)')
  expect(ofTwo.match(/Mon-Fri 9am-5pm(?! \(Oakley\); Tue-Sat 10am-4pm \(Thorpe\))/g)).toBeNull()
  expect(ofTwo.match(/01632 960301(?! \(Oakley\) or 01632 960302 \(Thorpe\))/g)).toBeNull()
})
