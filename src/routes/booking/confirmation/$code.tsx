import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { readCode } from '#shared/confirmation-code.ts'
import { ConfirmationPage } from '#features/booking/confirmation-page.tsx'
import { useReloadOnSessionChange } from '#features/booking/use-reload-on-session-change.ts'
import { MessageThread } from '#features/messages/message-thread.tsx'
import { useMessageSide } from '#features/messages/use-message-side.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { usePageRetry } from '#ui/use-page-retry.ts'

/** Forgets the booking when the page is left, because the computer may be shared. */
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
  const reload = usePageRetry()
  usePageHead({
    path: `/booking/confirmation/${booking.confirmationCode}`,
    title: `Request ${booking.confirmationCode}`,
    description: 'One service request: its status, what was sent, and what its owner can do next.',
    robots: 'noindex',
  })
  useReloadOnSessionChange(reload)
  const { confirmationCode: code, thread } = booking
  const writing = useMessageSide(thread)
  return (
    <ConfirmationPage
      booking={booking}
      onChanged={reload}
      messages={writing ? <MessageThread key={code} code={code} initial={thread} {...writing} /> : null}
    />
  )
}
