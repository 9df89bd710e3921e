// Which mails the account's own address gets; each choice is saved when it is made.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { Switch } from '#web/components/ui/switch.tsx'
import { Link } from 'wouter'
import { useOwnMails } from './use-own-mails.ts'
import { useProfileChange } from './use-profile-change.ts'
import { hourAt } from './words.ts'

export function MailSwitches({ user, profile }: { user: User; profile: Profile }) {
  const { change } = useProfileChange()
  const { standing, receiveAgain } = useOwnMails(user)
  const isStopped = standing === 'unsubscribed'
  const { emailNotifications, weeklyDigest, deliveryHour, deliveryTimezone } = profile
  const wanted = emailNotifications && !isStopped
  const news = opens(user.plan, 'news')
  return (
    <div className="grid max-w-3xl gap-6 wrap-anywhere">
      <Switch
        label="Email notifications"
        hint={
          standing === 'refused' && wanted ? (
            <>
              Mails to {user.email} come back, so none are sent to it.{' '}
              <Link href="/profile?tab=schedule" className="link">
                Try again
              </Link>{' '}
              under Who gets them.
            </>
          ) : (
            <>
              {isStopped
                ? `You stopped these mails by the link in one of them. Switch them on to get each scheduled delivery at ${user.email} again.`
                : wanted
                  ? `Each scheduled delivery is mailed to ${user.email}.`
                  : `No scheduled delivery is mailed to ${user.email}.`}{' '}
              Mailed or not, deliveries stand in{' '}
              <Link href="/instant-generator" className="link">
                Your reports
              </Link>
              .
            </>
          )
        }
        checked={wanted}
        onChange={(on) =>
          isStopped
            ? receiveAgain()
            : change({ changes: { emailNotifications: on }, before: { emailNotifications } })
        }
      />
      <Switch
        label="Weekly digest"
        hint={
          !news ? (
            <>
              The week’s news, updates and trends by mail come with Plus.{' '}
              <Link href="/pricing" className="link">
                Upgrade plan
              </Link>
            </>
          ) : wanted ? (
            `The week’s news, updates and trends by mail, on Mondays at ${hourAt(deliveryHour, deliveryTimezone)}, unless a delivery of that day brings it.`
          ) : (
            'Switch email notifications on to get the week’s news, updates and trends by mail.'
          )
        }
        checked={news && wanted && weeklyDigest}
        disabled={!news || !wanted}
        onChange={(on) => change({ changes: { weeklyDigest: on }, before: { weeklyDigest } })}
      />
    </div>
  )
}
