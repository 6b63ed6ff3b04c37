import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '#features/auth/auth-page.tsx'
import { SignedInElsewhere } from '#features/auth/signed-in-elsewhere.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/')({ component: Page })

function Page() {
  usePageHead({
    path: '/auth',
    title: 'Sign in or register',
    description:
      'Sign in to see your projects and service requests, or register as a client or a service provider.',
    robots: 'noindex',
  })
  return <SignedInElsewhere>{(next) => <AuthPage next={next} />}</SignedInElsewhere>
}
