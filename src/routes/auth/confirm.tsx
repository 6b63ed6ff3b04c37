import { createFileRoute } from '@tanstack/react-router'
import { confirmMeta } from '#content/auth/meta.ts'
import { ConfirmPage } from '#features/auth/confirm-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** Its Function has looked at the link: an address with a token opens something, one without opens nothing. */
export const Route = createFileRoute('/auth/confirm')({ preload: false, component: Page })

function Page() {
  const { token, done }: { token?: unknown; done?: unknown } = Route.useSearch()
  usePageHead(confirmMeta)
  if (typeof token === 'string') return <ConfirmPage state="ask" token={token} />
  return <ConfirmPage state={done === 'yes' ? 'done' : 'over'} />
}
