import { bookingQuestions } from '#content/booking/questions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { Db } from '#platform/db/open.ts'
import { sampleBooking, sampleQuestionFields } from '#content/seed/sample-booking.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { createCode } from '#domains/bookings/codes.ts'
import { serviceToBook } from './services.ts'

type NewBooking = typeof bookings.$inferInsert

export const bookedService = serviceToBook.bookingTitle

export const unknownCode = '0000-0000-0000-0000'
export const unknownCodeRefusal = { message: 'There is no booking with this code.' }

export function aBooking(overrides: Partial<NewBooking> = {}): NewBooking {
  return {
    code: createCode(),
    serviceId: sampleBooking.serviceId,
    companyName: 'Everest Outfitters',
    contactName: 'Asha Rai',
    clientEmail: 'asha@everest.example',
    preferredTimeline: 'Within a month',
    budget: bookingQuestions.budget.options[0],
    updatedAt: new Date(),
    ...overrides,
  }
}

export function aBookingInput(overrides: Record<string, unknown> = {}) {
  return {
    ...sampleBooking,
    ...sampleQuestionFields(sampleBooking.serviceId),
    companyName: 'Everest Outfitters',
    contactName: 'Asha Rai',
    clientEmail: 'asha@everest.example',
    preferredTimeline: 'Within a month',
    budget: bookingQuestions.budget.options[0],
    ...overrides,
  }
}

export async function addBooking(db: Db, overrides: Partial<NewBooking> = {}) {
  const [booking] = await db.insert(bookings).values(aBooking(overrides)).returning()
  if (!booking) throw new Error('the booking was not inserted')
  return booking
}

export const addingBookings =
  (db: Db, collection: string) =>
  async (overrides: Partial<NewBooking> = {}) => {
    const booking = await addBooking(db, overrides)
    return { ...booking, path: `${collection}/${formatCode(booking.code)}` }
  }
