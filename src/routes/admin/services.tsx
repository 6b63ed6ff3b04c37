import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { ServicesPage } from '#features/admin/content/services-page.tsx'
import { ServiceCards } from '#features/site/services/overview/service-cards.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/services')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/services',
    title: 'Services, back office',
    description: 'What the home page, the services overview and the booking pages offer. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Services" only="admin">
      {() => (
        <AdminFrame>
          <ServicesPage preview={(service) => <ServiceCards services={[service]} />} />
        </AdminFrame>
      )}
    </Guard>
  )
}
