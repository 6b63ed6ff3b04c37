import { bookingFieldList } from '#content/booking/booking-fields.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountSchema } from '#contracts/account.ts'
import { adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { adminProjectDetailSchema } from '#contracts/admin-projects.ts'
import { adminUserDetailSchema } from '#contracts/admin-users.ts'
import { bookingViewSchema, ownBookingSchema } from '#contracts/bookings.ts'
import { assignedProjectSchema, projectDetailSchema, projectSchema } from '#contracts/projects.ts'
import { scheduleSchema } from '#contracts/schedules.ts'

const [, section = ''] = readFileSync('docs/security.md', 'utf8').split(
  '\n## Who reads and changes which fields\n',
)
const rows = Array.from(section.split('\n## ')[0]?.matchAll(/^\| (.*?) ?\| (.*?) \|/gm) ?? [])
let record = ''
const fieldsWithRules = new Set<string>()
for (const [, name = '', fields = ''] of rows) {
  record = name || record
  for (const [, field] of fields.matchAll(/`(\w+)`/g)) fieldsWithRules.add(`${record} ${field}`)
}

/** Their rules are in the list of fields itself, and forks change that list. */
const responses = new Set<string>(bookingFieldList.map(({ name }) => name))

test.each([
  ['Booking', { ...bookingViewSchema.shape, ...ownBookingSchema.shape, ...adminBookingDetailSchema.shape }],
  [
    'Project',
    {
      ...projectSchema.shape,
      ...assignedProjectSchema.shape,
      ...projectDetailSchema.shape,
      ...adminProjectDetailSchema.shape,
    },
  ],
  ['Account', { ...accountSchema.shape, ...adminUserDetailSchema.shape }],
  ['Schedule', scheduleSchema.shape],
])('docs/security.md says who reads and changes each field of %s', (name, shape) => {
  const fields = Object.keys(shape).filter((field) => name !== 'Booking' || !responses.has(field))
  expect(fields.length).toBeGreaterThan(5)
  expect(fields.filter((field) => !fieldsWithRules.has(`${name} ${field}`))).toEqual([])
})
