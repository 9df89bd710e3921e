// A message that stays in its place until its cause is gone.
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface AlertProps {
  tone?: 'bad' | 'plain'
  title?: string
  children?: ReactNode
  className?: string
}

export function Alert({ tone = 'bad', title, children, className = '' }: AlertProps) {
  const bad = tone === 'bad'
  const Icon = bad ? CircleAlert : Info
  return (
    <div
      role={bad ? 'alert' : undefined}
      className={`flex gap-3 rounded-panel border-[1.5px] px-4 py-3 ${bad ? 'border-stamp' : 'border-rule bg-paper'} ${className}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${bad ? 'text-stamp' : 'text-ink-2'}`} />
      <div className="min-w-0 grow wrap-anywhere">
        {title && <p className={`font-semibold ${bad ? 'text-stamp' : ''}`}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
