import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/account')({ component: Page })

function Page() {
  usePageHead({
    path: '/account',
    title: 'Your account',
    description: 'Your name, email and password, where you are signed in, and a copy of your data.',
    robots: 'noindex',
  })
  return <Guard title="Your account">{(user) => <AccountPage user={user} />}</Guard>
}
