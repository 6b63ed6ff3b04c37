import { createFileRoute } from '@tanstack/react-router'
import { invitationMeta } from '#content/auth/meta.ts'
import { InvitationPage } from '#features/auth/invitation-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/invitation')({
  preload: false,
  loader: ({ context }) => context.source.invitation(),
  component: Page,
})

function Page() {
  const invitation = Route.useLoaderData()
  usePageHead(invitationMeta)
  return <InvitationPage invitation={invitation} />
}
