import { bookingPageCopy } from '#content/booking/copy.ts'
import { bookingHeading } from '#content/booking/page.ts'
import { serviceQuestionTexts } from '#content/interface/service-questions.ts'
import type { Service } from '#contracts/content.ts'
import { questionsOf } from '#contracts/service-questions.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { bookingBreadcrumbs } from './booking-breadcrumbs.ts'
import { ChosenService } from './chosen-service.tsx'
import { NextSteps } from './next-steps.tsx'
import { BookingForm } from './booking-form.tsx'

function moreEffort(serviceId: number): string | null {
  const questions = questionsOf(serviceId)
  if (questions.length === 0) return null
  return serviceQuestionTexts.more(
    questions.length,
    questions.every(({ isOptional }) => isOptional),
  )
}

interface BookingPageProps {
  service: Service
  others: readonly Service[]
  takesAppointments: boolean
}

export function BookingPage({ service, others, takesAppointments }: BookingPageProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-12 pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-9">
      <div>
        <Breadcrumbs items={bookingBreadcrumbs(service)} />
        <h1 className="mt-2 text-h2">{bookingHeading(service)}</h1>
        <p className="mt-2 text-ink-soft">
          {bookingPageCopy.effort} {moreEffort(service.id)}
        </p>
        <ChosenService service={service} others={others} />
        <BookingForm service={service} takesAppointments={takesAppointments} />
      </div>
      <NextSteps />
    </div>
  )
}
