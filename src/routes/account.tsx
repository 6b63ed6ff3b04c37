import { createFileRoute } from '@tanstack/react-router'
import { accountMeta } from '#content/account/meta.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { ScheduleCard } from '#features/schedule/schedule-card.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/account')({ component: Page })

function Page() {
  usePageHead({ ...accountMeta, unread: useUnreadTotal() })
  return (
    <Guard page={accountMeta}>
      {(user) => (
        <AccountPage
          user={user}
          appointments={user.role === 'client' ? undefined : <ScheduleCard person="me" />}
        />
      )}
    </Guard>
  )
}
