import { test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { tradeIn } from '#domain/playbook/trades.ts'
import { playbook } from '#tests/support/library.ts'
import { told } from '../decide-fact.ts'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { valueOf, whyUnused } from './value-of.ts'
const cafe = tradeIn(playbook, 'Café and bakery')
const trades = cafe === null ? [] : [cafe]
test('x', () => {
  const p = { slots: { phone: '01768 555 214' } }
  for (const fact of [
    { ...p, type: 'place', quote: '01768 555 214' },
    { ...p, type: 'place', quote: 'Tel: 01768 555 214' },
    { ...p, type: 'place', quote: 'T 01768 555 214' },
    { ...p, type: 'place', quote: 'Call us on 01768 555 214 or email us.' },
    { ...p, type: 'place', quote: 'Call us on 01768 555 214', voice: 'customer' },
    { ...p, type: 'statement', quote: 'Our number is 01768 555 214' },
    { ...p, type: 'statement', quote: '01768 555 214' },
    { ...p, type: 'place', quote: 'Tel: 01768 555 214', kind: 'document' },
    { ...p, type: 'place', quote: '12 High Street, Ludlow SY8 1AA. Tel: 01768 555 214' },
    { ...p, type: 'hours', quote: 'Phone lines open 9 to 5 on 01768 555 214' },
    { type: 'statement', quote: 'Call us on 01768 555 214', slots: {} },
    { type: 'place', quote: 'Call us on 01768 555 214', slots: {} },
  ] as Partial<Fact>[]) console.log(fact.quote, fact.type, fact.voice, JSON.stringify(valueOf(aBrand(), aFact(fact), trades)), whyUnused(aFact(fact)))
  for (const w of [{ type: 'statement', quote: '01768 555 214', slots: p.slots }, { type: 'statement', quote: 'Our number is 01768 555 214.', slots: p.slots }] as any[]) console.log(w.quote, JSON.stringify(valueOf(aBrand(), aFact(told(w)), trades)))
})
