import type { User } from '#contract/account.ts'

type Face = Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>

/** The person's picture, else their initials. Decorative, because the name is always beside it. */
export function Avatar({ user, className = 'size-9' }: { user: Face; className?: string }) {
  if (user.profileImageUrl) {
    return (
      <img src={user.profileImageUrl} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-pencil text-small font-semibold text-on-pencil ${className}`}
    >
      {initialsOf(user)}
    </span>
  )
}

/** Initials of first and last name, else the first letter of the email, else U. */
export function initialsOf({ firstName, lastName, email }: Omit<Face, 'profileImageUrl'>): string {
  const initials = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('')
  return (initials || [...email.trim()][0] || 'U').toUpperCase()
}
