// Which mails the account's own address gets; each choice is saved when it is made.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { Switch } from '#web/components/ui/switch.tsx'
import { Link } from 'wouter'
import { useProfileChange } from './use-profile-change.ts'
import { placeOf } from './words.ts'

export function MailSwitches({ user, profile }: { user: User; profile: Profile }) {
  const { change } = useProfileChange()
  const { emailNotifications, weeklyDigest, deliveryHour, deliveryTimezone } = profile
  const news = opens(user.plan, 'news')
  const clock = `${String(deliveryHour).padStart(2, '0')}:00`
  return (
    <div className="grid max-w-3xl gap-6 wrap-anywhere">
      <Switch
        label="Email notifications"
        hint={
          <>
            Each scheduled delivery is mailed to {user.email}. Without it, deliveries are made all the same
            and stand in{' '}
            <Link href="/instant-generator" className="link">
              Your reports
            </Link>
            .
          </>
        }
        checked={emailNotifications}
        onChange={(wanted) =>
          change({ changes: { emailNotifications: wanted }, before: { emailNotifications } })
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
          ) : emailNotifications ? (
            `The week’s news, updates and trends by mail, on Mondays at ${clock} ${deliveryTimezone === 'UTC' ? 'UTC' : `in ${placeOf(deliveryTimezone)}`}, unless a delivery of that day brings it.`
          ) : (
            'Switch email notifications on to get the week’s news, updates and trends by mail.'
          )
        }
        checked={news && emailNotifications && weeklyDigest}
        disabled={!news || !emailNotifications}
        onChange={(wanted) => change({ changes: { weeklyDigest: wanted }, before: { weeklyDigest } })}
      />
    </div>
  )
}
