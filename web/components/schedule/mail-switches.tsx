// Which emails the account's own address gets. Each choice is saved at once.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { BeforeEmail } from '#web/components/outbox-note.tsx'
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
      <BeforeEmail what="these emails" />
      <Switch
        label="Email notifications"
        hint={
          standing === 'refused' && wanted ? (
            <>
              Emails to {user.email} bounce, so we’ve stopped sending them.{' '}
              <Link href="/profile?tab=schedule" className="link">
                Try again
              </Link>{' '}
              under Recipients.
            </>
          ) : (
            <>
              {isStopped
                ? `You unsubscribed from these emails. Turn them on to get each scheduled delivery at ${user.email} again.`
                : wanted
                  ? `Each scheduled delivery is emailed to ${user.email}.`
                  : `Scheduled deliveries aren’t emailed to ${user.email}.`}{' '}
              Either way, deliveries are saved in{' '}
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
              With Plus, we email you the week’s news, updates and trends.{' '}
              <Link href="/pricing" className="link">
                Upgrade plan
              </Link>
            </>
          ) : wanted ? (
            `The week’s news, updates and trends by email, on Mondays at ${hourAt(deliveryHour, deliveryTimezone)}, unless a delivery that day has them.`
          ) : (
            'Turn on email notifications to get the week’s news, updates and trends by email.'
          )
        }
        checked={news && wanted && weeklyDigest}
        disabled={!news || !wanted}
        onChange={(on) => change({ changes: { weeklyDigest: on }, before: { weeklyDigest } })}
      />
    </div>
  )
}
