import { createFileRoute } from '@tanstack/react-router'
import { accountMeta } from '#content/account/meta.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { ScheduleCard } from '#features/schedule/schedule-card.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import type { User } from '#contracts/auth.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { useScheduleIsThere } from '#features/schedule/queries.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/account')({ component: Page })

function Page() {
  usePageHead({ ...accountMeta, unread: useUnreadTotal() })
  return <Guard page={accountMeta}>{(user) => <AccountOf user={user} />}</Guard>
}

function AccountOf({ user }: { user: User }) {
  const hasHours = takesAppointments(user.role)
  return (
    <AccountPage
      user={user}
      appointments={hasHours ? <ScheduleCard person="me" /> : undefined}
      areAppointmentsThere={useScheduleIsThere('me', hasHours)}
    />
  )
}
