import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { milestonesFrom, templateOfService } from '#contracts/milestone-templates.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { acceptInvitation } from '#domains/identity/auth/reset-password.ts'
import { deleteBooking } from '#domains/bookings/delete-booking.ts'
import { readBooking } from '#domains/bookings/read-booking.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingClaims, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projectMilestones, projects } from '#platform/db/schema/projects.ts'
import {
  aBookingProject,
  addConfirmedBooking,
  budget,
  countsOfStart,
  startsOn,
  template,
} from '#tests/builders/booking-projects.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'
import { planFromBooking } from './plan-from-booking.ts'
import { readForAgency } from './read-for-agency.ts'
import { startFromBooking } from './start-from-booking.ts'

const db = openDb(env.DB)
beforeEach(startFromNothing)
beforeEach(() => addServices(db))

const anAdmin = async () => aUserContext(db, await addUser(db, { role: 'admin', name: 'Ada Admin' }))

const aConfirmedBooking = (overrides?: Parameters<typeof addConfirmedBooking>[1]) =>
  addConfirmedBooking(db, overrides)
const counts = () => countsOfStart(db)

it('a guest is invited and gets a project with the milestones of the template, all at once', async () => {
  const admin = await anAdmin()
  const { code, id: bookingId, clientEmail } = await aConfirmedBooking()
  const input = aBookingProject()
  const result = await startFromBooking(admin, { code, ...input })
  if (!result.ok) throw new Error(result.reason)
  expect(result.isNew).toBe(true)
  const [client] = await db.select().from(users).where(eq(users.email, clientEmail))
  expect(client).toMatchObject({ ...input.invitation, role: 'client', emailConfirmedAt: null })
  const [project] = await db.select().from(projects).where(eq(projects.id, result.id))
  expect(project).toMatchObject({ clientId: client?.id, bookingId, name: input.name, budget: 5000 })
  const rows = await db.select().from(projectMilestones).orderBy(asc(projectMilestones.sortOrder))
  expect(rows.map(({ title, dueOn }) => ({ title, dueOn }))).toEqual(
    template ? milestonesFrom(template, startsOn) : [],
  )
  const emails = await db.select().from(outbox)
  expect(emails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    [clientEmail, 'account-invitation'],
  ])
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['project.create', String(result.id)],
    ['user.create', input.invitation?.username],
    ['user.invite', input.invitation?.username],
  ])
  expect(entries[0]?.after).toMatchObject({ booking: formatCode(code), client: input.invitation?.username })
})

it('booking and project name each other', async () => {
  const admin = await anAdmin()
  const { code, companyName } = await aConfirmedBooking()
  const result = await startFromBooking(admin, { code, ...aBookingProject() })
  if (!result.ok) throw new Error(result.reason)
  expect((await readBooking(admin, code))?.project).toEqual({ id: result.id, name: 'Search for Everest' })
  expect((await readForAgency(admin, { id: result.id }))?.booking).toEqual({
    confirmationCode: formatCode(code),
    companyName,
  })
  await deleteBooking(admin, code)
  expect((await readForAgency(admin, { id: result.id }))?.booking).toBeNull()
})

it('pressed twice, one after the other or at once, it makes one project and sends one invitation', async () => {
  const admin = await anAdmin()
  const { code } = await aConfirmedBooking()
  const presses = await Promise.all(
    [1, 2, 3].map(() => startFromBooking(admin, { code, ...aBookingProject() })),
  )
  const ids = presses.map((press) => (press.ok ? press.id : press.reason))
  expect(new Set(ids).size).toBe(1)
  expect(presses.filter((press) => press.ok && press.isNew)).toHaveLength(1)
  expect(await startFromBooking(admin, { code, ...aBookingProject() })).toMatchObject({
    ok: true,
    isNew: false,
  })
  expect(await counts()).toEqual({
    projects: 1,
    milestones: template?.milestones.length ?? 0,
    emails: 1,
    entries: 3,
  })
})

it('if the invitation cannot be queued, there is no account and no project', async () => {
  const admin = await anAdmin()
  const { code, clientEmail } = await aConfirmedBooking()
  await refuseWrites('insert on outbox')
  await expect(startFromBooking(admin, { code, ...aBookingProject() })).rejects.toThrow('no writes today')
  expect(await db.$count(users, eq(users.email, clientEmail))).toBe(0)
  expect(await counts()).toEqual({ projects: 0, milestones: 0, emails: 0, entries: 0 })
})

it('the person who accepts the invitation gets the booking, and no other booking with the address', async () => {
  const admin = await anAdmin()
  const { code, id, clientEmail } = await aConfirmedBooking()
  const other = await aConfirmedBooking({ clientEmail })
  await startFromBooking(admin, { code, ...aBookingProject() })
  const [invitedClient] = await db.select().from(users).where(eq(users.email, clientEmail))
  const ownerOf = async (bookingId: number) =>
    (await db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]?.userId
  expect(await ownerOf(id)).toBeNull()
  const token = await newestToken(db, clientEmail)
  const acceptance = { token, name: 'Asha Rai', password: 'quartz-meadow-lighthouse' }
  expect(await acceptInvitation(aContext(db), acceptance)).toMatchObject({ ok: true })
  expect(await ownerOf(id)).toBe(invitedClient?.id)
  expect(await ownerOf(other.id)).toBeNull()
  expect(await db.select().from(bookingClaims)).toMatchObject([{ bookingId: id, userId: invitedClient?.id }])
})

it('the account of a booking gets its project without another email', async () => {
  const admin = await anAdmin()
  const client = await addUser(db)
  const { code } = await aConfirmedBooking({ userId: client.id })
  await startFromBooking(admin, { code, ...aBookingProject({ invitation: undefined }) })
  expect(await db.select().from(projects)).toMatchObject([{ clientId: client.id }])
  expect(await db.$count(outbox)).toBe(0)
})

it('an account that proved the address of a guest’s booking gets the project and the booking', async () => {
  const admin = await anAdmin()
  const client = await addUser(db, { emailConfirmedAt: new Date() })
  const { code, id } = await aConfirmedBooking({ clientEmail: client.email })
  expect(await planFromBooking(admin, code)).toMatchObject({
    plan: { client: { kind: 'account', username: client.username } },
  })
  await startFromBooking(admin, { code, ...aBookingProject() })
  expect(await db.select().from(projects)).toMatchObject([{ clientId: client.id }])
  expect(await db.select().from(bookings).where(eq(bookings.id, id))).toMatchObject([{ userId: client.id }])
  expect(await db.$count(users)).toBe(2)
})

it('a second project of an invited client waits for the same invitation', async () => {
  const admin = await anAdmin()
  const first = await aConfirmedBooking()
  await startFromBooking(admin, { code: first.code, ...aBookingProject() })
  const second = await aConfirmedBooking({ clientEmail: first.clientEmail })
  const result = await startFromBooking(admin, { code: second.code, ...aBookingProject() })
  expect(result).toMatchObject({ ok: true, isNew: true })
  const rows = await db.select().from(projects)
  expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(1)
  expect([await db.$count(accountTokens), await db.$count(outbox)]).toEqual([1, 1])
  expect(await db.$count(bookings, eq(bookings.userId, rows[0]?.clientId ?? 0))).toBe(0)
})

it.each([
  ['a pending request', { status: 'pending' }, 'booking-not-confirmed'],
  ['a cancelled request', { status: 'cancelled' }, 'booking-not-confirmed'],
  ['a request that looks like spam', { spamSign: 'links' }, 'booking-is-spam'],
  ['a request whose account was deleted', { clientEmail: '' }, 'booking-without-client'],
] as const)('%s makes no project', async (_, overrides, reason) => {
  const admin = await anAdmin()
  const { code } = await aConfirmedBooking(overrides)
  const refusal = { ok: false, reason }
  expect(await planFromBooking(admin, code)).toEqual(refusal)
  expect(await startFromBooking(admin, { code, ...aBookingProject() })).toEqual(refusal)
  expect(await counts()).toEqual({ projects: 0, milestones: 0, emails: 0, entries: 0 })
})

it.each([
  ['never confirmed the address', {}, 'client-unconfirmed'],
  ['is a provider’s', { role: 'provider', emailConfirmedAt: new Date() }, 'account-not-client'],
] as const)('an account with the address that %s gets nothing', async (_, account, reason) => {
  const admin = await anAdmin()
  const { email } = await addUser(db, account)
  const { code } = await aConfirmedBooking({ clientEmail: email })
  expect(await startFromBooking(admin, { code, ...aBookingProject() })).toEqual({ ok: false, reason })
  expect(await counts()).toEqual({ projects: 0, milestones: 0, emails: 0, entries: 0 })
})

it.each([
  ['an unknown template', { template: 'none' }, 'template-not-found'],
  ['an unknown provider', { provider: 'nobody.there' }, 'provider-not-found'],
  ['no name for the account', { invitation: undefined }, 'invitation-missing'],
] as const)('with %s nothing is written', async (_, overrides, reason) => {
  const admin = await anAdmin()
  const { code } = await aConfirmedBooking()
  expect(await startFromBooking(admin, { code, ...aBookingProject(overrides) })).toEqual({
    ok: false,
    reason,
  })
  expect(await db.$count(projects)).toBe(0)
})

it('a username that is taken is refused, and the plan suggests a free one', async () => {
  const admin = await anAdmin()
  await addUser(db, { username: 'asa.rai' })
  const { code } = await aConfirmedBooking({ contactName: 'Åsa  Ráı' })
  const planResult = await planFromBooking(admin, code)
  expect(planResult).toMatchObject({ plan: { client: { kind: 'invitation', username: 'asa.rai2' } } })
  const takenFields = aBookingProject({ invitation: { username: 'asa.rai', name: 'Åsa Ráı' } })
  expect(await startFromBooking(admin, { code, ...takenFields })).toEqual({
    ok: false,
    reason: 'username-taken',
  })
})

it.each(['', 'x'])(
  'a plan ends a long name between two characters, so that it can be sent back (%j)',
  async (start) => {
    const admin = await anAdmin()
    const { code } = await aConfirmedBooking({ companyName: `${start}${'👍'.repeat(59)}` })
    const planResult = await planFromBooking(admin, code)
    // Not `toMatch`: half a character in the name would break the report of the failure.
    expect(planResult.ok && /👍…$/u.test(planResult.plan.name)).toBe(true)
  },
)

it('the plan starts with what the booking says', async () => {
  const admin = await anAdmin()
  const { code, serviceId } = await aConfirmedBooking({
    companyName: 'E'.repeat(120),
    notes: 'Twelve pages.',
    status: 'completed',
  })
  const planResult = await planFromBooking(admin, code)
  if (!planResult.ok) throw new Error(planResult.reason)
  expect(planResult.plan).toMatchObject({
    description: 'Twelve pages.',
    budget: 1000,
    budgetAnswer: budget,
    project: null,
    template: templateOfService(milestoneTemplates, serviceId)?.id ?? null,
  })
  expect(planResult.plan.name).toHaveLength(120)
})
