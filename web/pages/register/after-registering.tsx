import { ButtonLink, TextButton } from '#web/components/ui/button.tsx'
import { useBoot } from '#web/components/boot.ts'
import { OutboxNote } from '#web/components/outbox-note.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { useEffect } from 'react'

const CHECKOUT_AFTER = 1500

interface AfterRegisteringProps {
  checkoutUrl: string | undefined
  email: string
  /** Goes back to the form, to correct the email. */
  onBack: () => void
}

/** Sends the person to the checkout if there is one, else to their mailbox. */
export function AfterRegistering({ checkoutUrl, email, onBack }: AfterRegisteringProps) {
  const checkout = checkoutUrl && isWebAddress(checkoutUrl) ? checkoutUrl : undefined
  useEffect(() => {
    if (!checkout) return
    const timer = setTimeout(() => window.location.assign(checkout), CHECKOUT_AFTER)
    return () => clearTimeout(timer)
  }, [checkout])
  if (checkout) {
    return (
      <VisitorFrame title="Account created" lead="Taking you to the checkout.">
        <a href={checkout} className="link">
          Go to the checkout now
        </a>
      </VisitorFrame>
    )
  }
  return <CheckYourEmail email={email} onBack={onBack} />
}

function CheckYourEmail({ email, onBack }: Pick<AfterRegisteringProps, 'email' | 'onBack'>) {
  const { emailsOn } = useBoot()
  return (
    <VisitorFrame title="Check Your Email">
      <p className="wrap-anywhere">
        {emailsOn ? 'We’ve sent an email to' : 'There is an email for'}{' '}
        <strong className="font-semibold">{email}</strong>. Open the link in it to verify your address, then
        log in.
      </p>
      {emailsOn && (
        <p className="mt-3 text-ink-2">
          No email after a few minutes? Check your spam folder, or log in and we’ll offer to send it again.
        </p>
      )}
      <OutboxNote />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/login" tone="pencil">
          Return to login
        </ButtonLink>
        <TextButton onClick={onBack}>Use a different email</TextButton>
      </div>
    </VisitorFrame>
  )
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address, window.location.origin) &&
  ['https:', window.location.protocol].includes(new URL(address, window.location.origin).protocol)
