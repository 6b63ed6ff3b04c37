import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { bookingMeta } from '#content/booking/meta.ts'
import { bookingBreadcrumbs, BookingPage } from '#features/booking/booking-page.tsx'
import { ServiceNotOffered } from '#features/booking/service-not-offered.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/booking/$id')({
  loader: async ({ context, params }) => {
    if (!/^\d{1,9}$/.test(params.id)) throw notFound({ routeId: rootRouteId })
    if (params.id === '0') throw notFound()
    const { services, takesAppointments } = await context.source.content()
    const bookable = services.filter(({ onBooking }) => onBooking)
    const service = bookable.find(({ id }) => String(id) === params.id)
    if (!service) throw notFound()
    const times = context.source.refusedForm()?.times
    return { service, others: bookable.filter((other) => other !== service), takesAppointments, times }
  },
  component: Page,
  notFoundComponent: ServiceNotOffered,
})

function Page() {
  const { service, others, takesAppointments, times } = Route.useLoaderData()
  usePageHead({
    ...bookingMeta(service),
    structuredData: [breadcrumbJsonLd(siteOrigin, bookingBreadcrumbs(service))],
  })
  return <BookingPage service={service} others={others} takesAppointments={takesAppointments} times={times} />
}
