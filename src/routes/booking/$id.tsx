import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { bookingEffort, bookingHeading } from '#content/booking/page.ts'
import { BookingPage } from '#features/booking/booking-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/booking/$id')({
  loader: async ({ context, params }) => {
    const bookable = (await context.source.content()).services.filter(({ onBooking }) => onBooking)
    const service = bookable.find(({ id }) => String(id) === params.id)
    if (!service) throw notFound({ routeId: rootRouteId })
    return { service, others: bookable.filter((other) => other !== service) }
  },
  component: Page,
})

function Page() {
  const { service, others } = Route.useLoaderData()
  usePageHead({
    path: `/booking/${service.id}`,
    title: bookingHeading(service),
    description: `Send a request for ${service.bookingTitle}: ${bookingEffort.toLowerCase()}, no account needed. We answer within 24 hours.`,
    robots: 'noindex',
  })
  return <BookingPage service={service} others={others} />
}
