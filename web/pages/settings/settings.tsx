import { useUser } from '#web/api/use-user.ts'
import { Page } from '#web/components/frames/page.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { WhatIsHere } from '#web/components/where-else.tsx'
import { AccountTab } from './account-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'

export default function Settings() {
  const user = useUser().data
  if (!user) return null
  return (
    <Page title="Settings" lead={<WhatIsHere here="Settings" />}>
      <Tabs
        label="Settings"
        tabs={[
          { id: 'account', label: 'Account', content: <AccountTab user={user} /> },
          { id: 'notifications', label: 'Notifications', content: <NotificationsTab user={user} /> },
        ]}
      />
    </Page>
  )
}
