import { createFileRoute } from '@tanstack/react-router'
import { bookingsMeta } from '#content/admin/meta.ts'
import { BookingsPage } from '#features/admin/bookings/bookings-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/contact-submissions/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={bookingsMeta}>
      <BookingsPage />
    </AdminPage>
  )
}
