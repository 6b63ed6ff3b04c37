import { bookingFieldList, allQuestions, questionsOf } from '#content/booking/booking-fields.ts'
import { sql } from 'drizzle-orm'
import { bookingExportHeadings as headings } from '#content/interface/admin/exports.ts'
import { sourceNames } from '#content/interface/admin/booking-source.ts'
import { serviceQuestionTexts } from '#content/interface/service-questions.ts'
import { outcomeNames } from '#content/interface/statuses.ts'
import { labelOfAnswer } from '#contracts/service-questions.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { type CsvColumn, writeCsvPages } from '#platform/csv/write-csv.ts'
import type { Place } from '#platform/lists/keyset.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import {
  type BookingsQuery,
  countBookings,
  findBookings,
  type LoadedBooking,
  loadBookings,
} from './list-bookings.ts'

const exportRowsMax = 100_000
/** The smallest plan allows a Function 50 queries, and each page takes two. */
const rowsPerPage = 5000

const columns = (origin: string, serviceId: number | undefined): readonly CsvColumn<LoadedBooking>[] => [
  { header: headings.code, value: ({ confirmationCode }) => confirmationCode },
  { header: headings.status, value: ({ status }) => status },
  { header: headings.received, value: ({ createdAt }) => createdAt },
  { header: headings.lastChanged, value: ({ updatedAt }) => updatedAt },
  { header: headings.appointment, value: ({ confirmedFor }) => confirmedFor ?? null },
  { header: headings.pickedTime, value: ({ pickedTime }) => pickedTime?.startsAt ?? null },
  { header: headings.heldUntil, value: ({ pickedTime }) => pickedTime?.heldUntil ?? null },
  { header: headings.minutes, value: ({ appointmentMinutes }) => appointmentMinutes },
  { header: headings.timeZone, value: ({ clientTimeZone }) => clientTimeZone },
  { header: headings.outcome, value: ({ outcome }) => outcome && outcomeNames[outcome] },
  { header: headings.outcomeNote, value: ({ outcomeNote }) => outcomeNote },
  ...sourceColumns,
  { header: headings.service, value: ({ service }) => service },
  ...bookingFieldList.map(({ name, shortLabel }) => ({
    header: shortLabel,
    value: (booking: LoadedBooking) => booking[name] ?? null,
  })),
  ...questionColumns(serviceId),
  { header: headings.assignee, value: ({ assignee }) => assignee?.name ?? null },
  { header: headings.spamSign, value: ({ spamSign }) => spamSign },
  {
    header: headings.page,
    value: ({ confirmationCode }) => `${origin}/booking/confirmation/${confirmationCode}`,
  },
]

const sourceColumns: readonly CsvColumn<LoadedBooking>[] = (
  ['firstPage', 'referrerHost', 'utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'] as const
).map((name) => ({ header: sourceNames[name], value: ({ source }) => source[name] || null }))

function questionColumns(serviceId: number | undefined): CsvColumn<LoadedBooking>[] {
  const questions = serviceId === undefined ? allQuestions() : questionsOf(serviceId)
  const labels = [...new Set(questions.map(({ label }) => label))]
  const answersOf = ({ serviceAnswers = [] }: LoadedBooking) => serviceAnswers
  const earlier = (booking: LoadedBooking) =>
    answersOf(booking)
      .filter(({ question }) => !labels.includes(question))
      .map(({ question, answer }) => `${labelOfAnswer(question)} ${answer}`)
  return [
    ...labels.map((label) => ({
      header: label,
      value: (booking: LoadedBooking) =>
        answersOf(booking).find(({ question }) => question === label)?.answer ?? null,
    })),
    {
      header: serviceQuestionTexts.earlierQuestions,
      value: (booking: LoadedBooking) => earlier(booking).join('\n') || null,
    },
  ]
}

/**
 * Exports bookings as CSV. The audit entry is written first, so that no export goes unrecorded. It leaves out the
 * search text, which may name a person.
 */
export async function exportBookings(
  context: ServiceContext<SessionUser>,
  query: BookingsQuery,
): Promise<
  { ok: true; csv: AsyncGenerator<string> } | { ok: false; reason: 'export-too-large'; rowsMax: number }
> {
  const { db, siteUrl, user } = context
  const rows = await countBookings(context, query, exportRowsMax + 1)
  if (rows > exportRowsMax) return { ok: false, reason: 'export-too-large', rowsMax: exportRowsMax }
  const { search, ...filter } = query.filter
  const after = { rows, sort: query.sort, ...filter, ...(search ? { search: 'yes' } : {}) }
  await auditStatement(db, { actor: user, action: 'booking.export', subject: 'list', after }, sql`1`)
  return { ok: true, csv: writeCsvPages(readPages(context, query), columns(siteUrl, filter.service)) }
}

async function* readPages(context: ServiceContext<SessionUser>, query: BookingsQuery) {
  let place: Place | undefined
  do {
    const page = await findBookings(context, { ...query, place, max: rowsPerPage })
    yield await loadBookings(context.db, page.ids)
    place = page.next ?? undefined
  } while (place)
}
