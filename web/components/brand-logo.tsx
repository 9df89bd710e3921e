import { useState } from 'react'
import { safeUrl } from './safe-url.ts'

/** The brand's logo beside its name; nothing if it has none or the picture doesn't load. */
export function BrandLogo({
  url,
  className = 'h-6',
}: {
  url: string | null | undefined
  className?: string
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const address = safeUrl(url)
  if (!address || address === broken) return null
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className={`inline-block w-auto max-w-40 rounded-slip object-contain ${className}`}
    />
  )
}
