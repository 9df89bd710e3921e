import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type Tone } from './button.tsx'

interface CopyButtonProps {
  text: string
  label?: string
  tone?: Tone
  className?: string
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label = 'Copy link', tone = 'line', className = '' }: CopyButtonProps) {
  const [told, setTold] = useState<'' | 'Copied' | 'Copying failed'>('')
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(''), 2000)
    return () => clearTimeout(timer)
  }, [told])
  const Icon = told === 'Copied' ? Check : Copy
  return (
    <Button
      tone={tone}
      className={className}
      onClick={() =>
        void copy(text).then(
          () => setTold('Copied'),
          () => setTold('Copying failed'),
        )
      }
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{told || label}</span>
    </Button>
  )
}

// `async`, so that a missing clipboard, as on an insecure page, becomes a rejection too.
const copy = async (text: string) => navigator.clipboard.writeText(text)
