import type { Story } from '#contract/news.ts'

/** A story of the week for a bakery. */
export const story: Story = {
  headline: 'Flour prices rise by 12%',
  summary: 'Millers say the wet summer is to blame.',
  marketingSuggestions: ['Say on the shelf what a loaf costs you now.', 'Tell why yours stays at £4.20.'],
  sourceUrl: 'https://news.example/flour',
  sourceName: 'The Miller',
  publishedAt: null,
  evidence: [],
}
