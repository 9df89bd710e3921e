// @vitest-environment jsdom
import { currentUser } from '#contract/account.ts'
import { readProfile } from '#contract/profile.ts'
import { makeQueryClient } from '#web/api/query-client.ts'
import { keyOf } from '#web/api/use-read.ts'
import { expect, test } from 'vitest'
import { readBoot } from '#web/components/boot.ts'
import { prefillFrom } from './prefill.ts'

const pageWith = (boot: string) =>
  new DOMParser().parseFromString(`<script id="boot" type="application/json">${boot}</script>`, 'text/html')

test('the app doesn’t ask who is signed in, because the page says it', () => {
  const client = makeQueryClient(() => {})
  prefillFrom(readBoot(pageWith('{"/api/auth/user":null,"theme":"dark","outbox":true}')), client)
  expect(client.getQueryData(keyOf(currentUser))).toBeNull()
  expect(client.getQueryState(keyOf(readProfile))).toBeUndefined()
})

test('settings that the page leaves out get their default values', () => {
  expect(readBoot(pageWith('{}'))).toEqual({
    sidebar: 'true',
    theme: 'system',
    productName: 'Inkling',
    supportEmail: '',
    emailsOn: true,
    outbox: false,
    paymentsOn: false,
    industries: [],
  })
  expect(readBoot(pageWith(''))).toMatchObject({ productName: 'Inkling' })
})
