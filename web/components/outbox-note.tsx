import { useBoot } from './boot.ts'

/** Where to read emails while no mail server is set up. */
export function OutboxNote() {
  if (!useBoot().outbox) return null
  return (
    <p className="mt-3">
      No mail server is set up here.{' '}
      <a href="/dev/outbox" className="link">
        Read the email in the outbox
      </a>
      .
    </p>
  )
}
