import { expect, test } from 'vitest'
import { isCalendarDay, instantSchema } from './dates.ts'
import * as z from 'zod/mini'
import { issuePatchSchema } from './admin-issues.ts'
import { postPatchSchema } from './admin-posts.ts'
import { bookingTransitionFields } from './bookings.ts'

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00', ''])(
  '%j is no day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)

const outside = 'Choose a time in the years 2000 to 2999.'
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

test.each(['2000-01-01T00:00:00Z', '2026-11-24T15:00:00+05:45', '2999-12-31T23:59:59Z'])(
  '%s is an instant',
  (iso) => {
    expect(z.parse(instantSchema, iso)).toEqual(new Date(iso))
  },
)

test.each([
  '9999-12-31T23:59:30-00:30',
  '9999-12-31T23:59:59-23:59',
  '2999-12-31T23:59:59-00:01',
  '2000-01-01T00:00:00+00:01',
  '0000-01-01T00:00:00+23:59',
])('%s is refused wherever a request gives an instant', (iso) => {
  expect(messagesOf(instantSchema, iso)).toEqual([outside])
  expect(messagesOf(z.object(bookingTransitionFields), { confirmedFor: iso })).toEqual([outside])
  expect(messagesOf(postPatchSchema, { publishAt: iso })).toEqual([outside])
  expect(messagesOf(issuePatchSchema, { sendAt: iso, revision: 1 })).toEqual([outside])
})

test.each([
  '',
  'tomorrow',
  '2026-11-24',
  '2026-11-24T15:00:00',
  '2026-02-30T15:00:00Z',
  '+010000-01-01T00:00:00Z',
])('%j is refused with one sentence that shows how to write it', (text) => {
  expect(messagesOf(instantSchema, text)).toEqual([
    'Write the appointment as a time with its zone, such as 2026-11-24T15:00:00Z.',
  ])
})
