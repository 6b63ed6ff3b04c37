import { env } from 'cloudflare:test'
import type { MessageThread } from '#contracts/messages.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { send } from './send.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)

export async function aConversation(overrides: Parameters<typeof aBooking>[0] = {}) {
  const owner = await aSignedInUser(db, { name: 'Dana Client' })
  const admin = await aSignedInUser(db, { role: 'admin', name: 'Adrian Admin' })
  const [booking] = await db
    .insert(bookings)
    .values(aBooking({ userId: owner.user.id, ...overrides }))
    .returning()
  if (!booking) throw new Error('the booking was not inserted')
  const page = `/api/bookings/${formatCode(booking.code)}`
  const path = `${page}/messages`
  const read = async (cookie: string, query = '') =>
    (await send(`${path}${query}`, { cookie })).json<MessageThread>()
  const write = (cookie: string, body: unknown) => send(path, { json: { body }, cookie })
  const mark = (cookie: string, readUpTo: unknown) =>
    send(path, { method: 'PATCH', json: { readUpTo }, cookie })
  return { owner, admin, booking, page, path, read, write, mark }
}
