import { X } from 'lucide-react'
import { TickMark } from './tick-mark.tsx'

/** What ticking and hiding a value of the brand card change. */
export const HowToCheck = () => (
  <span className="block max-w-[66ch]">
    Ideas already use everything listed here. Tick <TickMark /> what’s right and ideas use it first. Hide{' '}
    <X aria-hidden="true" className="inline-block size-4 align-[-.15em]" /> what’s wrong and ideas leave it
    out.
  </span>
)
