import { createFileRoute } from '@tanstack/react-router'
import { resetMeta } from '#content/auth/meta.ts'
import { ResetPage } from '#features/auth/reset-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/reset')({ preload: false, component: Page })

function Page() {
  const { token }: { token?: unknown } = Route.useSearch()
  usePageHead(resetMeta)
  return <ResetPage token={typeof token === 'string' ? token : undefined} />
}
