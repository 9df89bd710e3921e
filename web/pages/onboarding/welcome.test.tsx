import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BootContext, readBoot } from '#web/components/boot.ts'
import { Welcome } from './welcome.tsx'

beforeEach(() => {
  // jsdom has no dialogs yet.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(cleanup)

function shown(emailsOn: boolean) {
  const { wrapper: Providers } = appProviders()
  render(
    <Providers>
      <BootContext value={{ ...readBoot(document), emailsOn }}>
        <Welcome
          user={aUser()}
          delivery={{ message: '', url: '/content/1', ideaCount: 8, eventIdeaCount: 3, shortfall: null }}
          onContinue={() => undefined}
        />
      </BootContext>
    </Providers>,
  )
  const lines = [...document.querySelectorAll('li')]
  return {
    text: document.body.textContent ?? '',
    ticks: lines.map((line) => line.querySelector('svg') !== null),
  }
}

test('after the first delivery the person is told to look in their inbox, and only the delivery is ticked', () => {
  const { text, ticks } = shown(true)
  expect(text).toContain('Your first content delivery was sent: 5 ideas and 3 event ideas.')
  expect(text).toContain('spam folder')
  expect(ticks).toEqual([true, false, false])
})

test('without a mail server the first delivery is ready, and nobody is sent to an inbox', () => {
  const { text } = shown(false)
  expect(text).toContain('Your first content delivery is ready: 5 ideas and 3 event ideas.')
  expect(text).not.toMatch(/was sent|Check your email|spam/)
  expect(text).toContain('No mail server is set up here')
})
