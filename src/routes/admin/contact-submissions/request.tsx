import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { BookingPage } from '#features/admin/bookings/booking-page.tsx'
import { MessageThread } from '#features/messages/message-thread.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/contact-submissions/request')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/contact-submissions/request',
    title: 'A service request, back office',
    description:
      'One service request: what the client sent, what has happened since, and what comes next. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Request" only="admin">
      {() => (
        <AdminFrame>
          <BookingPage
            messages={({ code, ...on }) => <MessageThread key={code} code={code} side="agency" {...on} />}
          />
        </AdminFrame>
      )}
    </Guard>
  )
}
