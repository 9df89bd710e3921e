import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'Every kiln comes with a five year guarantee from us.',
  'We guarantee a reply by Friday.',
  'Glazes are guaranteed for two winters outdoors.',
  'If a handle comes off within a year, bring the mug back and we make it again.',
  'If a bowl of ours cracks in the oven, we replace it without a word.',
  'Any mend that lets you down inside six months is redone without a bill.',
  'Not right? Bring it back and we will put it right for nothing.',
  'Our repairs hold for a year or we come back free.',
  'If we get your initials wrong, we pay for another firing.',
  'If the road is closed by snow, you get everything back.',
  'Every lid we make is replaced free of charge for as long as the pot lasts.',
  'Change your mind by Friday and all of it comes back.',
])('%s is found as a guarantee', (text) => {
  expect(typesOf(text)).toContain('guarantee')
})

test.each([
  'We cannot guarantee that colours match.',
  'Memory safety guarantees',
  'What is guaranteed',
  'If you cancel later there are no refunds.',
  'If we are more than an hour late, you do not pay for the delivery.',
  'If your kiln must wait for a part, we lend you a shelf of ours free of charge.',
  'If a tile cannot be saved, a new one is the best replacement.',
  'Try us with a free trial for two months.',
])('%s is not taken for a guarantee', (text) => {
  expect(typesOf(text)).not.toContain('guarantee')
})
