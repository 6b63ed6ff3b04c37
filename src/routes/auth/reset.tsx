import { createFileRoute } from '@tanstack/react-router'
import { resetMeta } from '#content/auth/meta.ts'
import { ResetPage } from '#features/auth/reset-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** Its Function has looked at the link: an address with a token opens something, one without opens nothing. */
export const Route = createFileRoute('/auth/reset')({ preload: false, component: Page })

function Page() {
  const { token }: { token?: unknown } = Route.useSearch()
  usePageHead(resetMeta)
  return <ResetPage token={typeof token === 'string' ? token : undefined} />
}
