// Profile, Brand and Settings are easily confused, so each says what belongs there and links to the other two.
import { Link } from 'wouter'

const places: Record<'Profile' | 'Brand' | 'Settings', { path: string; has: string }> = {
  Profile: { path: '/profile', has: 'your company, content types and schedule' },
  Brand: { path: '/brand', has: 'what we know about your brand' },
  Settings: { path: '/settings', has: 'your name, password, plan and email choices' },
}

type Place = keyof typeof places

/** What the current place has, and where the rest is. */
export function WhatIsHere({ here }: { here: Place }) {
  const { has } = places[here]
  return (
    <>
      {has.charAt(0).toUpperCase() + has.slice(1)}.
      <span className="mt-1 block text-base">
        <WhereElse here={here} />
      </span>
    </>
  )
}

/** Links to the other two places, with what they have. */
export const WhereElse = ({ here }: { here: Place }) =>
  Object.entries(places)
    .filter(([name]) => name !== here)
    .map(([name, { path, has }], at) => (
      <span key={name}>
        {at > 0 && ' '}
        <Link href={path} className="link">
          {name}
        </Link>{' '}
        has {has}.
      </span>
    ))
