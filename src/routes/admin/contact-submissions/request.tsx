import { createFileRoute } from '@tanstack/react-router'
import { bookingMeta } from '#content/admin/meta.ts'
import { BookingPage } from '#features/admin/bookings/booking-page.tsx'
import { MessageThread } from '#features/messages/message-thread.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/contact-submissions/request')({ component: Page })

function Page() {
  return (
    <AdminPage meta={bookingMeta}>
      <BookingPage
        messages={({ code, ...on }) => <MessageThread key={code} code={code} side="agency" {...on} />}
      />
    </AdminPage>
  )
}
