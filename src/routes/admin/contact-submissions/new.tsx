import { createFileRoute } from '@tanstack/react-router'
import { newBookingMeta } from '#content/admin/meta.ts'
import { NewBookingPage } from '#features/admin/bookings/new-booking-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/contact-submissions/new')({ component: Page })

function Page() {
  return (
    <AdminPage meta={newBookingMeta}>
      <NewBookingPage />
    </AdminPage>
  )
}
