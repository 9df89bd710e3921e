import { expect, test } from 'vitest'
import { withArticleAfter, withArticle } from './articles.ts'

test.each([
  ['foundations course', 'a foundations course'],
  ['MOT test', 'an MOT test'],
  ['80-minute class', 'an 80-minute class'],
  ['extension', 'an extension'],
  ['unit', 'a unit'],
  ['haircuts', 'haircuts'],
  ['teeth whitening', 'teeth whitening'],
])('The name “%s” with its article is “%s”', (name, said) => expect(withArticle(name)).toBe(said))

test.each([
  ['Thinking about ', 'smile makeover', 'a smile makeover'],
  ['Thinking about your ', 'smile makeover', 'smile makeover'],
  ['Thinking about ', 'whitening', 'whitening'],
  ['Thinking about ', 'Harbour Pass', 'Harbour Pass'],
])('After “%s”, the name “%s” reads “%s”', (before, name, said) =>
  expect(withArticleAfter(before, name)).toBe(said),
)
