// Who gets the deliveries: the account's own address and the team's, each with the state of its emails.
import type { User } from '#contract/account.ts'
import { readRecipients, type Recipient, tryRecipientAgain } from '#contract/mail-choices.ts'
import { type Profile, ProfileChanges } from '#contract/profile.ts'
import { opens, TEAM_MEMBERS } from '#contract/plans.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { numberWord } from '#web/components/plan/counts.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button, TextButton } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useOwnMails } from './use-own-mails.ts'
import { useProfileChange } from './use-profile-change.ts'

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export function Recipients({ user, profile }: { user: User; profile: Profile }) {
  const kept = useReadCache()
  const notify = useNotify()
  const { change, current } = useProfileChange()
  const recipients = useRead(readRecipients, undefined, { fresh: true })
  const own = useOwnMails(user)
  const list = useRef<HTMLUListElement>(null)
  const team = profile.teamMemberEmails
  const included = opens(user.plan, 'team')
  const standingOf = (address: string) => recipients.data?.find((one) => same(one.address, address))
  /** Each change applies to the newest list, because another address may be added before the list re-renders. */
  const changeTeam = (to: (team: string[]) => string[], onRefused?: (error: HttpError) => void) => {
    const before = current()?.teamMemberEmails ?? team
    change({
      changes: { teamMemberEmails: to(before) },
      before: { teamMemberEmails: before },
      onSaved: () => void kept.refresh(readRecipients),
      ...(onRefused && { onRefused }),
    })
  }
  const add = (address: string, onRefused: (message: string) => void) => {
    // When the list is full the field disappears, so the focus has to move.
    if (team.length + 1 === TEAM_MEMBERS) list.current?.focus()
    changeTeam(
      (team) => [...team, address],
      ({ message, errors }) => onRefused(errors[0]?.message ?? message),
    )
  }
  const remove = (address: string) => {
    const place = team.indexOf(address)
    list.current?.focus()
    changeTeam((team) => team.filter((one) => one !== address))
    notify({
      title: 'Removed from your deliveries',
      text: address,
      action: {
        label: 'Undo',
        otherwise: 'Undo with F8, or add the address again',
        act: () => changeTeam((team) => team.toSpliced(place, 0, address)),
      },
    })
  }
  return (
    <div className="grid gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recipients"
        className="divide-y divide-rule border-b border-rule outline-none"
      >
        <Row
          address={user.email}
          mark="You"
          recipient={standingOf(user.email)}
          otherwise={
            !profile.emailNotifications
              ? 'Email notifications are off'
              : own.standing === 'unsubscribed'
                ? 'You unsubscribed'
                : ''
          }
        >
          {profile.emailNotifications && own.standing === 'unsubscribed' && (
            <Button
              className="md:min-h-10!"
              onClick={() => {
                list.current?.focus()
                own.receiveAgain()
              }}
            >
              Subscribe again
            </Button>
          )}
        </Row>
        {team.map((address) => (
          <Row
            key={address}
            address={address}
            recipient={standingOf(address)}
            otherwise={included ? '' : 'Your plan doesn’t include team members'}
          >
            <TextButton onClick={() => remove(address)}>
              Remove <span className="sr-only">{address}</span>
            </TextButton>
          </Row>
        ))}
      </ul>
      {recipients.isError && (
        <p className="text-small text-ink-2">
          We couldn’t check whether their emails arrive.{' '}
          <TextButton onClick={() => void recipients.refetch()}>Try again</TextButton>
        </p>
      )}
      {!included ? (
        <p className="text-ink-2">
          With Plus, we also email your deliveries to up to {numberWord(TEAM_MEMBERS)} team members.{' '}
          <Link href="/pricing" className="link">
            Upgrade plan
          </Link>
        </p>
      ) : team.length < TEAM_MEMBERS ? (
        <AddMember own={user.email} team={team} onAdd={add} />
      ) : (
        <p className="text-ink-2">
          Your plan includes {numberWord(TEAM_MEMBERS)} team members. Remove one to add another.
        </p>
      )}
    </div>
  )
}

interface RowProps {
  address: string
  mark?: string
  recipient: Recipient | undefined
  /** The text shown if nothing is known about the emails to this address, or if they are off. */
  otherwise: string
  /** The actions for this address. */
  children: ReactNode
}

const words: Record<Recipient['standing'], string> = {
  receiving: 'Gets every delivery',
  unsubscribed: 'Unsubscribed. They can subscribe again with the link in any of these emails.',
  refused: 'Emails bounce',
}

function Row({ address, mark, recipient, otherwise, children }: RowProps) {
  const refused = recipient?.standing === 'refused'
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">
          {address}
          {mark && <span className="ml-2 text-small font-normal text-ink-2">{mark}</span>}
        </p>
        <p className={`min-h-5 text-small wrap-anywhere ${refused ? 'text-stamp' : 'text-ink-2'}`}>
          {otherwise || (recipient && words[recipient.standing])}
          {refused && recipient.said && `: ${recipient.said}`}
        </p>
      </div>
      {refused && <TryAgain address={address} />}
      {children}
    </li>
  )
}

function TryAgain({ address }: { address: string }) {
  const kept = useReadCache()
  const notify = useNotify()
  const again = useSend(tryRecipientAgain)
  return (
    <Button
      className="md:min-h-10!"
      pending={again.isPending}
      onClick={() =>
        again.mutate(
          { body: { address } },
          {
            onSuccess: () => {
              void kept.refresh(readRecipients)
              notify({ title: 'We’ll send the next delivery to this address', text: address })
            },
            onError: (error) => notify({ title: 'Error', text: error.message, error }),
          },
        )
      }
    >
      Try again <span className="sr-only">{address}</span>
    </Button>
  )
}

interface AddMemberProps {
  own: string
  team: readonly string[]
  onAdd: (address: string, onRefused: (message: string) => void) => void
}

function AddMember({ own, team, onAdd }: AddMemberProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = typed.trim()
    const wrong = whatIsWrongWith(address, team, own)
    if (wrong) return refuse(wrong)
    setTyped('')
    setError(undefined)
    onAdd(address, (message) => {
      setTyped(address)
      refuse(message)
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-3">
      <TextField
        ref={field}
        label="Team member’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        className="max-w-md grow basis-64 max-sm:basis-full"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint={`Up to ${numberWord(TEAM_MEMBERS)} people. Every email has an unsubscribe link.`}
      />
      <Button type="submit" className="sm:mt-7.5">
        Add
      </Button>
    </form>
  )
}

/** Why an address can't be added; undefined if it can. */
function whatIsWrongWith(address: string, team: readonly string[], own: string): string | undefined {
  if (same(address, own)) return 'This is your own address. It already gets every delivery.'
  const read = ProfileChanges.shape.teamMemberEmails.safeParse([...team, address])
  return read.error?.issues[0]?.message
}
