import { askedFieldList } from '#content/booking/booking-fields.ts'
import { claims } from '#content/claims.ts'
import { capitalize, countInWords } from '#shared/words.ts'
import { formatMoney } from '#shared/formats.ts'
import type { BookingStatus } from '#contracts/bookings.ts'

export const bookingSteps: readonly { title: string; text: string; status?: BookingStatus }[] = [
  {
    title: 'You send this form',
    text: 'You get a code right away. It brings you back to your request, no account needed.',
    status: 'pending',
  },
  {
    title: `We answer within ${claims.replyTime}`,
    text: 'A person reads it and writes back with a date or a question.',
  },
  {
    title: 'We agree on a date',
    text: 'Your request shows the new status and has a calendar file to save.',
    status: 'confirmed',
  },
  {
    title: 'We talk',
    text: 'We go through your notes and tell you what we would do first.',
    status: 'completed',
  },
]

export const bookingFigures = [
  { figure: formatMoney(0), label: 'to send a request' },
  { figure: claims.replyTime.replace(/ hours?$/, ' h'), label: 'until our first answer' },
] as const

const optionalCount = askedFieldList.filter(({ isOptional }) => isOptional).length
const requiredCount = askedFieldList.length - optionalCount
const rest =
  ['', ' and an optional note'][optionalCount] ?? ` and ${countInWords(optionalCount)} optional ones`

export const bookingEffort = `${capitalize(countInWords(requiredCount))} answers${rest}`

/** For services whose name does not read well after "Request". */
const ownHeadings = new Map([['Strategy consultation', 'Request a consultation']])

export const bookingHeading = ({ bookingTitle }: { bookingTitle: string }): string =>
  ownHeadings.get(bookingTitle) ?? `Request ${bookingTitle}`
