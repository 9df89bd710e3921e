// What happens to emails while no mail server is set up: said before an email is asked for, and after.
import { useBoot } from './boot.ts'

/** Where to read the email that was just written, which is a file on the server. */
export function OutboxNote() {
  const { emailsOn, outbox } = useBoot()
  if (emailsOn) return null
  return (
    <p className="mt-3">
      No mail server is set up here, so the email wasn’t sent.{' '}
      {outbox ? (
        <>
          <a href="/dev/outbox" className="link">
            Read the email in the outbox
          </a>
          .
        </>
      ) : (
        'It’s saved on the server, in DATA_DIR/outbox, where the operator can read it.'
      )}
    </p>
  )
}

interface BeforeEmailProps {
  /** The email or emails that the person is about to ask for, such as “your confirmation email”. */
  what: string
  className?: string
}

/** Says, beside the button or switch that asks for an email, that it won’t be in the person’s inbox. */
export function BeforeEmail({ what, className = '' }: BeforeEmailProps) {
  const { emailsOn, outbox } = useBoot()
  if (emailsOn) return null
  return (
    <p className={className}>
      No mail server is set up here, so{' '}
      {outbox ? (
        <>
          {what} will be in the{' '}
          <a href="/dev/outbox" className="link">
            outbox
          </a>
          , not in your inbox.
        </>
      ) : (
        `${what} won’t reach you.`
      )}
    </p>
  )
}
