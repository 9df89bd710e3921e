// Says above the plans that none can be bought, while the operator has set up no payments.
import { Info } from 'lucide-react'

const Note = ({ children }: { children: string }) => (
  <p className="mb-8 flex max-w-[60ch] gap-3">
    <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
    {children}
  </p>
)

/** For people who can already use their plan or trial. */
export const PaymentsOff = () => (
  <Note>Payments aren’t set up here, so you can’t buy a plan at the moment.</Note>
)

/** For visitors, whose trial then starts without payment details. */
export const PaymentsOffForVisitors = () => (
  <Note>
    Payments aren’t set up here, so you can’t buy a plan at the moment, and the free trial starts without
    payment details.
  </Note>
)
