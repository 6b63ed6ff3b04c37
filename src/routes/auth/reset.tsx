import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#features/auth/reset-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** The page's Function has checked the link: it keeps `token` in the address only when the link is valid. */
export const Route = createFileRoute('/auth/reset')({ preload: false, component: Page })

function Page() {
  const { token }: { token?: unknown } = Route.useSearch()
  usePageHead({
    path: '/auth/reset',
    title: 'Choose a new password',
    description: 'Set a new password for your account with the link that we sent to your email address.',
    robots: 'noindex',
  })
  return <ResetPage token={typeof token === 'string' ? token : undefined} />
}
