import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { letterTexts } from '#content/emails/letter.ts'
import { projectAssignedTexts } from '#content/emails/projects.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { changeUser } from '#domains/identity/users/change-user.ts'
import { aBookingProject, addConfirmedBooking } from '#tests/builders/booking-projects.ts'
import { choose, runClock } from '#tests/builders/email-choices.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { createProject, updateProject } from './save-project.ts'
import { startFromBooking } from './start-from-booking.ts'

const db = openDb(env.DB)
beforeEach(startFromNothing)
beforeEach(() => addServices(db))

const aTeam = async () => ({
  admin: aUserContext(db, await addUser(db, { role: 'admin' })),
  client: await addUser(db),
  provider: await addUser(db, { role: 'provider', name: 'Maya Lama', emailConfirmedAt: new Date() }),
  colleague: await addUser(db, { role: 'provider', emailConfirmedAt: new Date() }),
})
type Team = Awaited<ReturnType<typeof aTeam>>

const aProjectFor = ({ client }: Team, provider: { username: string } | null) => ({
  name: 'Paths',
  description: 'All of them',
  status: 'active' as const,
  progressPercentage: 0,
  budget: 100,
  client: client.username,
  provider: provider?.username ?? null,
})

async function created(team: Team, provider: { username: string } | null = null) {
  const result = await createProject(team.admin, aProjectFor(team, provider))
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

const recipients = async () => (await db.select().from(outbox)).map(({ recipient }) => recipient)
const linkTo = (id: number) => new RegExp(`^https?://\\S+/dashboard/project\\?id=${id}$`, 'm')

it('a provider learns of a new project that is theirs, once, with a link to it', async () => {
  const team = await aTeam()
  await created(team)
  const id = await created(team, team.provider)
  expect(await created(team, team.provider)).toBe(id)
  const [email, ...others] = await db.select().from(outbox)
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: team.provider.email, userId: team.provider.id })
  expect(email?.subject).toBe(projectAssignedTexts({ project: 'Paths' }).subject)
  expect(email?.body.startsWith(`${letterTexts.greetingByName('Maya Lama')}\n\n`)).toBe(true)
  expect(email?.body).toMatch(linkTo(id))
})

it('a provider learns of a project that is started from a booking for them', async () => {
  const team = await aTeam()
  const { code } = await addConfirmedBooking(db)
  const input = aBookingProject({ provider: team.provider.username })
  const result = await startFromBooking(team.admin, { code, ...input })
  if (!result.ok) throw new Error(result.reason)
  const emails = await db.select().from(outbox).where(eq(outbox.recipient, team.provider.email))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.body).toMatch(linkTo(result.id))
  expect(await startFromBooking(team.admin, { code, ...input })).toMatchObject({ isNew: false })
  expect(await db.$count(outbox, eq(outbox.recipient, team.provider.email))).toBe(1)
})

it('a provider learns that a project goes to them, and of no other change of it', async () => {
  const team = await aTeam()
  const id = await created(team)
  const change = (fields: Parameters<typeof updateProject>[1]['fields']) =>
    updateProject(team.admin, { id, revision: undefined, fields })
  expect(await change({ provider: team.provider.username, name: 'Roads' })).toEqual({ ok: true })
  const [email] = await db.select().from(outbox)
  expect(email?.subject).toBe(projectAssignedTexts({ project: 'Roads' }).subject)
  expect(email?.body).toMatch(linkTo(id))
  await change({ provider: team.provider.username })
  await change({ provider: team.provider.username, name: 'Ways' })
  expect(await recipients()).toEqual([team.provider.email])
  await change({ provider: team.colleague.username })
  await change({ provider: null })
  expect(await recipients()).toEqual([team.provider.email, team.colleague.email])
})

it('an administrator who was a provider gets no email about a project that they give back to themselves', async () => {
  const team = await aTeam()
  const id = await created(team, team.provider)
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, team.provider.id))
  await db.delete(outbox)
  const own = aUserContext(db, { ...team.provider, role: 'admin' })
  const changes = [{ name: 'Roads' }, { provider: team.provider.username }]
  for (const fields of changes)
    expect(await updateProject(own, { id, revision: undefined, fields })).toEqual({ ok: true })
  expect(await recipients()).toEqual([])
})

it('nobody learns of an assignment that loses to another save, or whose provider is deleted meanwhile', async () => {
  const team = await aTeam()
  const id = await created(team)
  const revise = () => db.update(projects).set({ revision: 7 }).where(eq(projects.id, id))
  const late = aUserContext(actingBefore(env.DB, 'update "projects"', revise), team.admin.user)
  const fields = { provider: team.provider.username }
  expect(await updateProject(late, { id, revision: 1, fields })).toMatchObject({ reason: 'project-conflict' })
  const leave = () => db.delete(users).where(eq(users.id, team.provider.id))
  const left = aUserContext(actingBefore(env.DB, 'insert into "projects"', leave), team.admin.user)
  expect(await createProject(left, aProjectFor(team, team.provider))).toMatchObject({ ok: false })
  expect(await recipients()).toEqual([])
})

it('a provider whose account is disabled or has no confirmed address gets no email about a project', async () => {
  const team = await aTeam()
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, team.provider.id))
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, team.colleague.id))
  await created(team, team.provider)
  await created(team, team.colleague)
  expect(await recipients()).toEqual([])
})

it('a provider can switch these emails off, or read them in the daily summary while the project is theirs', async () => {
  const team = await aTeam()
  await choose(db, team.provider.id, 'assignments', 'daily')
  await choose(db, team.colleague.id, 'assignments', 'off')
  await runClock(db)
  const ids = [
    await created(team, team.provider),
    await created({ ...team, client: await addUser(db) }, team.provider),
  ]
  const lines = await db.select().from(heldNotices)
  expect(lines.map(({ link }) => link)).toEqual(ids.map((id) => expect.stringMatching(linkTo(id))))
  const fields = { provider: team.colleague.username }
  await updateProject(team.admin, { id: ids[0] ?? 0, revision: undefined, fields })
  expect((await db.select().from(heldNotices)).map(({ link }) => link)).toEqual([lines[1]?.link])
  expect(await recipients()).toEqual([])
  await changeUser(team.admin, { id: team.provider.id, change: { role: 'client' } })
  expect(await db.$count(heldNotices)).toBe(0)
})
