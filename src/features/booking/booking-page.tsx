import type { Service } from '#contracts/content.ts'
import type { Slot } from '#contracts/schedules.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { BookingForm } from './booking-form.tsx'
import { bookingPageCopy } from '#content/booking/copy.ts'

interface BookingPageProps {
  service: Service
  others: readonly Service[]
  takesAppointments: boolean
  times?: readonly Slot[] | undefined
}

export function BookingPage({ service, others, takesAppointments, times }: BookingPageProps) {
  return (
    <div className="page-width pt-5 pb-20 sm:pt-7">
      <Breadcrumbs items={bookingBreadcrumbs(service)} />
      <BookingForm
        // Another service has other times, questions and people.
        key={service.id}
        service={service}
        others={others}
        takesAppointments={takesAppointments}
        times={times}
      />
    </div>
  )
}

export const bookingBreadcrumbs = ({ id }: Pick<Service, 'id'>) => [
  { name: bookingPageCopy.services, url: '/services' },
  { name: bookingPageCopy.request, url: `/booking/${id}` },
]
