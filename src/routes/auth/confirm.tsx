import { createFileRoute } from '@tanstack/react-router'
import { confirmMeta } from '#content/auth/meta.ts'
import { ConfirmPage } from '#features/auth/confirm-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** The page's Function has checked the link: it keeps `token` in the address only when the link is valid. */
export const Route = createFileRoute('/auth/confirm')({ preload: false, component: Page })

function Page() {
  const { token, done }: { token?: unknown; done?: unknown } = Route.useSearch()
  usePageHead(confirmMeta)
  if (typeof token === 'string') return <ConfirmPage state="ask" token={token} />
  return <ConfirmPage state={done === 'yes' ? 'done' : 'over'} />
}
