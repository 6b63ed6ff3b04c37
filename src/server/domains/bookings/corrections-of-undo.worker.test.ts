import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { anAgency, clearAppointments, eleven, start, ten } from '#tests/builders/appointments.ts'
import { assigneeNewsOf } from '#tests/builders/assignee-news.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { changeInBulk } from './bulk-change.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)

await addServices(db)
const { admin, booked, change } = await anAgency(db)
const [provider, colleague] = [await aProvider(db), await aProvider(db)]
await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.role, 'provider'))

beforeEach(async () => {
  await clearAppointments(db)
  await addSchedule(db, { userId: provider.id })
  await addSchedule(db, { userId: colleague.id, isOpen: false })
})

const now = new Date(start)
async function newsOf(user: { email: string } = provider) {
  const emails = await db.select().from(outbox).where(whereTo(user)).orderBy(asc(outbox.id))
  await db.delete(outbox)
  return emails.map(({ subject }) => assigneeNewsOf(subject))
}
async function pending(at = ten) {
  const code = await booked(at)
  await db.delete(outbox)
  return code
}
async function bookConfirmed() {
  const code = await pending()
  await change(code, { status: 'confirmed' }, now)
  await db.delete(outbox)
  return code
}
const inBulk = async (codes: readonly string[], status: 'confirmed' | 'cancelled' | 'completed') => {
  const result = await changeInBulk(aUserContext(db, admin, { now }), { status, which: { codes } })
  if (!result.ok || !result.result.id) throw new Error('nothing was changed')
  return result.result.id
}
const undo = async (id: string) =>
  expect(await undoBulkChange(aUserContext(db, admin, { now }), id)).toMatchObject({ ok: true })
const whereTo = (user: { email: string }) => eq(outbox.recipient, user.email)

describe('undoing a bulk change', () => {
  it('tells the people whose email about it has gone out, and only them', async () => {
    const codes = [await pending(), await pending(eleven)]
    const id = await inBulk(codes, 'confirmed')
    const [first] = await db.select().from(outbox).where(whereTo(provider)).orderBy(asc(outbox.id)).limit(1)
    expect(first?.replyTo).toContain('client')
    await db
      .update(outbox)
      .set({ sentAt: now })
      .where(eq(outbox.id, first?.id ?? 0))
    await undo(id)
    const emails = await db.select().from(outbox).orderBy(asc(outbox.id))
    expect(emails.map(({ recipient, subject }) => [recipient, assigneeNewsOf(subject)])).toEqual([
      [provider.email, 'assigned'],
      [provider.email, 'calledOff'],
    ])
  })

  it('gives them back an appointment that was called off', async () => {
    const code = await bookConfirmed()
    const id = await inBulk([code], 'cancelled')
    await db.update(outbox).set({ attempts: 1 }).where(whereTo(provider))
    await undo(id)
    expect(await newsOf()).toEqual(['assigned'])
  })

  it('tells those who have the appointment only since, by a change of it alone', async () => {
    const code = await pending()
    const id = await inBulk([code], 'confirmed')
    await change(code, { assigneeId: colleague.id }, now)
    await undo(id)
    expect(await newsOf(colleague)).toEqual(['assigned', 'calledOff'])
  })

  it('tells those whose appointment has moved since', async () => {
    const code = await pending()
    const id = await inBulk([code], 'confirmed')
    await change(code, { confirmedFor: eleven }, now)
    await undo(id)
    expect(await newsOf()).toEqual(['assigned', 'calledOff'])
  })

  it('gives the appointment to whom it was assigned while it was called off', async () => {
    const code = await bookConfirmed()
    const id = await inBulk([code], 'cancelled')
    await change(code, { assigneeId: colleague.id }, now)
    await undo(id)
    expect(await newsOf(colleague)).toEqual(['assigned'])
  })

  it('leaves the news that it was called off with whoever lost it meanwhile', async () => {
    const code = await bookConfirmed()
    const id = await inBulk([code], 'cancelled')
    await change(code, { assigneeId: colleague.id }, now)
    expect(await db.$count(outbox, whereTo(provider))).toBe(1)
    await undo(id)
    expect(await newsOf()).toEqual(['calledOff'])
  })

  it('is no news where the appointment stays or is the administrator’s own', async () => {
    const code = await bookConfirmed()
    await undo(await inBulk([code], 'completed'))
    expect(await newsOf()).toEqual([])
    await change(code, { assigneeId: admin.id }, now)
    const id = await inBulk([code], 'cancelled')
    await db.update(outbox).set({ sentAt: now })
    await undo(id)
    expect(await newsOf(admin)).toEqual([])
  })
})
