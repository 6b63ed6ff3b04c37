import { expect } from 'vitest'
import { statusTexts } from '#content/emails/bookings.ts'
import type { BulkResult } from '#contracts/admin-bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { aBooking, bookedService } from '#tests/builders/bookings.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from './send.ts'

const collection = '/api/admin/bookings'

export const bulkChangesIn = (db: Db) => ({
  anAdmin: () => aSignedInUser(db, { role: 'admin' }),

  async add(...statuses: NonNullable<NonNullable<Parameters<typeof aBooking>[0]>['status']>[]) {
    const codes: string[] = []
    for (const status of statuses) {
      const row = aBooking({ status })
      await db.insert(bookings).values(row)
      codes.push(formatCode(row.code))
    }
    return codes
  },

  async statuses() {
    const rows = await db.select().from(bookings).orderBy(bookings.id)
    return rows.map(({ status }) => status)
  },
})

export const subjectOf = (code = '', status: BookingStatus) =>
  statusTexts({ code, service: bookedService ?? '', status, appointment: null }).subject

export const change = (cookie: string, json: unknown) => send(`${collection}/bulk`, { json, cookie })

export async function changeResult(cookie: string, json: unknown): Promise<BulkResult> {
  const response = await change(cookie, json)
  expect(response.status).toBe(200)
  return response.json()
}
