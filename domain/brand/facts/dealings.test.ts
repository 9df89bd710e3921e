import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  ['promise', 'We always fire your pots within ten days.'],
  ['promise', 'We’ll order the clay and fire every pot for you, so that you only throw.'],
  ['promise', 'We are committed to paying every maker a living wage.'],
  ['promise', 'We will answer your letter within three days'],
  ['guarantee', 'Every kiln comes with a five year guarantee from us.'],
  ['guarantee', 'We guarantee a reply by Friday.'],
  ['contrast', 'Unlike most studios, we dig our own clay.'],
  ['contrast', 'We throw by hand rather than pour into moulds.'],
  ['objection', 'We charge no hidden fees.'],
  ['objection', 'Beginners are welcome at our classes.'],
  ['objection', 'We work with you regardless of your budget.'],
  ['need', 'Whether you are new to clay or coming back to it, we have a class for you.'],
  ['need', 'Looking for a quiet place to work on your own pots?'],
  ['process', 'We roast and grind our own glazes every Monday.'],
  ['process', 'Every session is led by a potter in the old barn.'],
])('%s: %s', (type, text) => {
  expect(typesOf(text)).toContain(type)
})

test.each([
  ['promise', 'We will use cookies when you always say yes to our privacy terms.'],
  ['guarantee', 'We cannot guarantee that colours match.'],
  ['guarantee', 'Memory safety guarantees'],
  ['objection', 'With two kilns we don’t have to wait for either.'],
  ['need', 'We keep looking for old wheels to mend.'],
  ['need', 'If you have any questions, please contact us by email.'],
  ['process', 'If you need a hand, give us a call on 01299 555123.'],
])('not %s: %s', (type, text) => {
  expect(typesOf(text)).not.toContain(type)
})

test('questions that customers ask are told from the ones that sell', () => {
  for (const text of [
    'Do I need any experience?',
    'How long does a pot take to dry?',
    'What does a class cost?',
    'Can I bring my dog?',
  ]) {
    expect(typesOf(text), text).toContain('customer-question')
  }
  for (const text of [
    'Ready to get your hands dirty?',
    'Why choose us?',
    'How can we help you?',
    'What are you waiting for?',
    'What are cookies and how do we use them?',
  ]) {
    expect(typesOf(text), text).not.toContain('customer-question')
  }
})

test('a plain sentence of the brand is a statement, requests and errands are not', () => {
  expect(typesOf('Our pots are used in three of the town’s restaurants and one very small pub.')).toEqual([
    'statement',
  ])
  for (const text of [
    'Contact us for a look around our lovely old mill.',
    'Click here to read our story in full.',
    'We would be glad to hear from you on all our pots.',
    'Our cookies help this website work for all of us.',
    'our pots are here',
  ]) {
    expect(typesOf(text), text).toEqual([])
  }
})

test('general knowledge is no statement of the brand', () => {
  expect(typesOf('Stoneware is fired at a higher temperature than earthenware is.')).toEqual([])
})
