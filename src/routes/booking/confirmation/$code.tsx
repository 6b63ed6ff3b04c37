import { createFileRoute, notFound, rootRouteId, useRouter } from '@tanstack/react-router'
import { readCode } from '#contracts/confirmation-code.ts'
import { ConfirmationPage } from '#features/booking/confirmation-page.tsx'
import { useReloadAfterSignOut } from '#features/booking/use-reload-after-sign-out.ts'
import { MessageThread } from '#features/messages/message-thread.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** Nothing of a booking is kept once its page is left: it may be another's computer. */
export const Route = createFileRoute('/booking/confirmation/$code')({
  loader: async ({ context, params }) => {
    const booking = readCode(params.code) === null ? null : await context.source.booking(params.code)
    if (!booking) throw notFound({ routeId: rootRouteId })
    return booking
  },
  gcTime: 0,
  preload: false,
  component: Page,
})

function Page() {
  const booking = Route.useLoaderData()
  const router = useRouter()
  usePageHead({
    path: `/booking/confirmation/${booking.confirmationCode}`,
    title: `Request ${booking.confirmationCode}`,
    description: 'One service request: where it stands, what was sent, and what its owner can do with it.',
    robots: 'noindex',
  })
  useReloadAfterSignOut(() => router.invalidate())
  const { confirmationCode: code, thread } = booking
  return (
    <ConfirmationPage
      booking={booking}
      onChanged={() => router.invalidate()}
      messages={thread ? <MessageThread key={code} code={code} side={thread.side} initial={thread} /> : null}
    />
  )
}
