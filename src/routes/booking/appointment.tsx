import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { appointmentMeta } from '#content/booking/link-pages-meta.ts'
import { AppointmentPage } from '#features/booking/appointment-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/booking/appointment')({
  preload: false,
  loader: async ({ context }) => {
    const appointment = await context.source.appointment()
    if (!appointment) throw notFound({ routeId: rootRouteId })
    return appointment
  },
  component: Page,
})

function Page() {
  const appointment = Route.useLoaderData()
  usePageHead(appointmentMeta)
  return <AppointmentPage {...appointment} />
}
