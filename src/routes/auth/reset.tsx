import { createFileRoute } from '@tanstack/react-router'
import { resetMeta } from '#content/auth/meta.ts'
import { ResetPage } from '#features/auth/reset-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/reset')({
  preload: false,
  loader: ({ context }) => context.source.passwordReset(),
  component: Page,
})

function Page() {
  const passwordReset = Route.useLoaderData()
  usePageHead(resetMeta)
  return <ResetPage passwordReset={passwordReset} />
}
