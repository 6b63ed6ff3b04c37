import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { BookingsPage } from '#features/admin/bookings/bookings-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/contact-submissions/')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/contact-submissions',
    title: 'Contact submissions, back office',
    description:
      'Service requests and newsletter sign-ups, and what happens to them next. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Contact submissions" only="admin">
      {() => (
        <AdminFrame>
          <BookingsPage />
        </AdminFrame>
      )}
    </Guard>
  )
}
