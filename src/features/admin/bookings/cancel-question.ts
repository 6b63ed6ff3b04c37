import { cancelQuestionTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { Question } from '#ui/ask.ts'

type CancelledBooking = Pick<AdminBooking, 'companyName' | 'confirmedFor' | 'status'>

export function cancelQuestion(booking: CancelledBooking): Question {
  const hasDate = hasAppointment(booking)
  return {
    title: texts.title(booking.companyName, hasDate),
    text: texts.text(hasDate),
    cancelLabel: texts.keepButton(hasDate),
    confirmLabel: texts.cancelButton(hasDate),
  }
}

export const hasAppointment = ({ status, confirmedFor }: CancelledBooking): boolean =>
  status === 'confirmed' && confirmedFor !== undefined
