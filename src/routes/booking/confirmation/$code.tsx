import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { confirmationMeta } from '#content/booking/confirmation-meta.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { ConfirmationPage } from '#features/booking/confirmation-page.tsx'
import { useReloadOnSessionChange } from '#features/booking/use-reload-on-session-change.ts'
import { MessageThread } from '#features/messages/message-thread.tsx'
import { useMessageSide } from '#features/messages/use-message-side.ts'
import { UnreadPolling } from '#features/shell/unread-polling.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { usePageRetry } from '#ui/retry-button.tsx'

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
  usePageHead({ ...confirmationMeta(booking.confirmationCode), unread: useUnreadTotal() })
  useReloadOnSessionChange(reload)
  const { confirmationCode: code, thread } = booking
  const writing = useMessageSide(thread)
  return (
    <ConfirmationPage
      booking={booking}
      onChanged={reload}
      messages={
        writing ? (
          <>
            <MessageThread key={code} code={code} initial={thread} {...writing} />
            <UnreadPolling />
          </>
        ) : null
      }
    />
  )
}
