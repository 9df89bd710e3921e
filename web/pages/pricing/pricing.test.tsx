import { currentUser } from '#contract/account.ts'
import { keyOf } from '#web/api/use-read.ts'
import { BootContext, readBoot } from '#web/components/boot.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Pricing from './pricing.tsx'

afterEach(cleanup)

function shown(paymentsOn: boolean): string {
  const { client, wrapper: Providers } = appProviders()
  client.setQueryData(keyOf(currentUser), aUser())
  const { container } = render(
    <Providers>
      <BootContext value={{ ...readBoot(document), paymentsOn }}>
        <Pricing />
      </BootContext>
    </Providers>,
  )
  return container.textContent ?? ''
}

test('without payments the screen says so before the first button that leads to paying', () => {
  const text = shown(false)
  const at = text.indexOf('Payments aren’t set up here')
  expect(at).toBeGreaterThan(-1)
  expect(at).toBeLessThan(text.indexOf('Keep Plus after the trial'))
  expect(at).toBeLessThan(text.indexOf('Upgrade'))
  expect(shown(true)).not.toContain('set up here')
})
