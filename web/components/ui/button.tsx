// Buttons. `pencil` is the screen's main action; the other tones are less prominent.
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { Spinner } from './spinner.tsx'

export type Tone = 'pencil' | 'line' | 'mark' | 'stamp'

const tones: Record<Tone, string> = {
  pencil: 'btn btn-pencil',
  line: 'btn btn-line',
  mark: 'btn btn-mark',
  stamp: 'btn btn-stamp',
}

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
  /**
   * Whether the button's action is running. The button then keeps its place and focus, and can't be pressed
   * again.
   */
  pending?: boolean
}

export function Button({
  tone = 'line',
  pending = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${tones[tone]} ${className}`}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  to: string
  tone?: Tone
  className?: string
  children: ComponentProps<'a'>['children']
}

/** A link to another screen that looks like a button. */
export const ButtonLink = ({ to, tone = 'line', className = '', children }: ButtonLinkProps) => (
  <Link href={to} className={`${tones[tone]} ${className}`}>
    {children}
  </Link>
)

/** A button that looks like a link in running text. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`link reach min-h-6 py-1 text-left font-medium ${className}`} {...rest} />
)
