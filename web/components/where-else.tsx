// Profile, Brand and Settings are easily confused, so each says what belongs there and links to the other two.
import type { ReactNode } from 'react'
import { Link } from 'wouter'

const places: Record<'Profile' | 'Brand' | 'Settings', { path: string; has: string }> = {
  Profile: { path: '/profile', has: 'your company, content types and schedule' },
  Brand: { path: '/brand', has: 'what we know about your brand' },
  Settings: { path: '/settings', has: 'your name, password, plan and email choices' },
}

/** What the current place has, and where the rest is. `lead` comes before it. */
export function WhereElse({ here, lead }: { here: keyof typeof places; lead?: ReactNode }) {
  const others = Object.entries(places).filter(([name]) => name !== here)
  const { has } = places[here]
  return (
    <>
      {lead ?? `${has.charAt(0).toUpperCase()}${has.slice(1)}.`}
      <span className="mt-1 block text-base">
        {others.map(([name, { path, has }], at) => (
          <span key={name}>
            {at > 0 && ' '}
            <Link href={path} className="link">
              {name}
            </Link>{' '}
            has {has}.
          </span>
        ))}
      </span>
    </>
  )
}
