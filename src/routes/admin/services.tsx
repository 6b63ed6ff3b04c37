import { createFileRoute } from '@tanstack/react-router'
import { servicesMeta } from '#content/admin/meta.ts'
import { ServicesPage } from '#features/admin/content/services-page.tsx'
import { ServiceCards } from '#features/site/services/overview/service-cards.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/services')({ component: Page })

function Page() {
  return (
    <AdminPage meta={servicesMeta}>
      <ServicesPage preview={(service) => <ServiceCards services={[service]} />} />
    </AdminPage>
  )
}
