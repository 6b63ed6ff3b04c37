import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { NewBookingPage } from '#features/admin/bookings/new-booking-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/contact-submissions/new')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/contact-submissions/new',
    title: 'New request, back office',
    description: 'Record a service request for somebody who called or emailed. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="New request" only="admin">
      {() => (
        <AdminFrame>
          <NewBookingPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
