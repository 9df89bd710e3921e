import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WhatIsHere } from './where-else.tsx'

afterEach(cleanup)

test.each([
  ['Profile', ['/brand', '/settings']],
  ['Brand', ['/profile', '/settings']],
  ['Settings', ['/profile', '/brand']],
] as const)('%s says what it has, and links to the other two', (here, links) => {
  const { container } = render(<WhatIsHere here={here} />)
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links)
  expect(container.textContent).toMatch(/^(?:Your|What) /)
})
