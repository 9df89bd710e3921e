// Data the server sends with the page, so that the first render needs no call.
import { User } from '#contract/account.ts'
import { Profile, readOnboarding } from '#contract/profile.ts'
import { Usage } from '#contract/ideas.ts'
import { createContext, useContext } from 'react'
import * as z from 'zod/mini'

export const Theme = z.enum(['light', 'dark', 'system'])
export type Theme = z.output<typeof Theme>

const Boot = z.object({
  /** Null for a visitor; missing if the server didn't look it up. */
  '/api/auth/user': z.optional(z.nullable(User)),
  '/api/onboarding': z.optional(readOnboarding.answer),
  '/api/profile': z.optional(Profile),
  '/api/usage': z.optional(Usage),
  sidebar: z._default(z.enum(['true', 'false']), 'true'),
  theme: z._default(Theme, 'system'),
  productName: z._default(z.string(), 'Inkling'),
  supportEmail: z._default(z.string(), ''),
  /** Whether a mail server is set up. Without one, emails are saved as files on the server. */
  emailsOn: z._default(z.boolean(), true),
  /** Whether emails can be read at /dev/outbox. */
  outbox: z._default(z.boolean(), false),
  paymentsOn: z._default(z.boolean(), false),
  industries: z._default(z.array(z.string()), []),
})
export type Boot = z.output<typeof Boot>

export const BootContext = createContext<Boot>(Boot.parse({}))
export const useBoot = (): Boot => useContext(BootContext)

/** Reads the page's `<script id="boot" type="application/json">`. A page without one gets the defaults. */
export function readBoot(page: Document): Boot {
  return Boot.parse(JSON.parse(page.getElementById('boot')?.textContent || '{}'))
}
