import { env } from 'cloudflare:test'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { madeAdminTexts, roleChangedTexts } from '#content/emails/account.ts'
import { adminNoticeTexts } from '#content/emails/admin-notices.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { openDb } from '#platform/db/open.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aProtectedUser } from '#tests/builders/second-factors.ts'
import { addUser, aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { anAdmin, audits, usersPath as path } from '#tests/worker/user-office.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(users)
  await db.delete(outbox)
})

const enabledAdmins = async () =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
  ).length

it('a role change applies to the user’s next request and is recorded', async () => {
  const { change } = await anAdmin()
  const { user } = await aProtectedUser(db, { role: 'client' })
  const cookie = `session=${await aSession(db, user, undefined, true)}`
  expect((await send(path, { cookie })).status).toBe(403)
  const response = await change(user.id, { role: 'admin' })
  expect(await response.json<AdminUserDetail>()).toMatchObject({ role: 'admin', sessions: 1 })
  expect((await send(path, { cookie })).status).toBe(200)
  expect(await audits(user.username)).toEqual([
    { action: 'user.role', before: { role: 'client' }, after: { role: 'admin' } },
  ])
})

it('a promotion to administrator ends the sessions that a password alone opened, and another role does not', async () => {
  const { change } = await anAdmin()
  const { user, cookie } = await aSignedInUser(db, { role: 'client' })
  await change(user.id, { role: 'provider' })
  expect((await send('/api/user', { cookie })).status).toBe(200)
  const response = await change(user.id, { role: 'admin' })
  expect(await response.json<AdminUserDetail>()).toMatchObject({ role: 'admin', sessions: 0 })
  expect((await send('/api/user', { cookie })).status).toBe(401)
})

it('what a person of the agency still has to do is counted beside what is their own', async () => {
  const { cookie } = await anAdmin()
  const client = await addUser(db, { role: 'client' })
  const provider = await addUser(db, { role: 'provider' })
  await addProject(db, { clientId: client.id, providerId: provider.id })
  await addProject(db, { clientId: client.id, providerId: provider.id, status: 'completed' })
  const read = async (id: number) => (await send(`${path}/${id}`, { cookie })).json<AdminUserDetail>()
  expect(await read(provider.id)).toMatchObject({
    projects: 0,
    work: { requests: 0, appointments: 0, projects: 1 },
  })
  expect(await read(client.id)).toMatchObject({ projects: 2, work: { projects: 0 } })
})

it('everybody concerned gets an email about a new administrator, and the user about any other role', async () => {
  const { user: admin, change, cookie } = await anAdmin()
  const { user } = await aSignedInUser(db, { role: 'client' })
  const off = await addUser(db, { role: 'admin', disabledAt: new Date() })
  const emailsTo = async (email: string) =>
    (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject)
  const admins = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
  const aboutNewAdmin = (username: string) =>
    adminNoticeTexts({ event: 'role-given', username, by: admin.username }).subject
  await change(user.id, { role: 'provider' })
  expect(await emailsTo(user.email)).toEqual([roleChangedTexts.provider.subject])
  await change(user.id, { role: 'admin' })
  expect(await emailsTo(user.email)).toEqual([roleChangedTexts.provider.subject, madeAdminTexts.subject])
  expect(admins.length).toBeGreaterThan(0)
  for (const { email } of admins) expect(await emailsTo(email)).toEqual([aboutNewAdmin(user.username)])
  expect(await emailsTo(off.email)).toEqual([])
  const invitation = {
    username: 'second.admin',
    name: 'Second',
    email: 'second@admin.example',
    role: 'admin',
  }
  expect((await send(path, { json: invitation, cookie })).status).toBe(201)
  expect((await emailsTo(user.email)).slice(1)).toEqual([
    madeAdminTexts.subject,
    aboutNewAdmin(invitation.username),
  ])
})

it('a role change that started from another role is refused', async () => {
  const { change } = await anAdmin()
  const { user } = await aSignedInUser(db, { role: 'provider' })
  const refusedResponse = await change(user.id, { role: 'admin', roleBefore: 'client' })
  expect(refusedResponse.status).toBe(409)
  expect(await refusedResponse.json()).toMatchObject({
    message: 'Somebody else has just changed this account. Check what it shows now, then try again.',
  })
  expect((await change(user.id, { roleBefore: 'provider' })).status).toBe(400)
  const response = await change(user.id, { role: 'client', roleBefore: 'provider' })
  expect(await response.json<AdminUserDetail>()).toMatchObject({ role: 'client' })
})

it('a role change that is sent again because its answer was lost is no conflict, and made once', async () => {
  const { change } = await anAdmin()
  const { user } = await aSignedInUser(db, { role: 'provider' })
  const demote = () => change(user.id, { role: 'client', roleBefore: 'provider' })
  for (const response of [await demote(), await demote()])
    expect(await response.json<AdminUserDetail>()).toMatchObject({ role: 'client' })
  expect(await audits(user.username)).toHaveLength(1)
})

it('a disabled account is signed out and cannot sign in; enabled it can again', async () => {
  const { change } = await anAdmin()
  const { user, cookie } = await aSignedInUser(db)
  expect((await change(user.id, { isDisabled: true })).status).toBe(200)
  expect((await send('/api/user', { cookie })).status).toBe(401)
  expect((await change(user.id, { isDisabled: true })).status).toBe(200)
  expect((await change(user.id, { isDisabled: false })).status).toBe(200)
  expect((await audits(user.username)).map(({ action }) => action)).toEqual(['user.disable', 'user.enable'])
})

it.each([{ role: 'client' }, { isDisabled: true }, { role: 'provider', isDisabled: true }])(
  'the last administrator cannot lose it by %j',
  async (json) => {
    const { user, change } = await anAdmin()
    await addUser(db, { role: 'admin', disabledAt: new Date() })
    const refusedResponse = await change(user.id, json)
    expect(refusedResponse.status).toBe(409)
    expect(await refusedResponse.json()).toMatchObject({
      message: expect.stringContaining('only administrator'),
    })
    expect(await enabledAdmins()).toBe(1)
    expect(await audits(user.username)).toEqual([])
  },
)

it.each([{ role: 'client' }, { isDisabled: true }])(
  'of two administrators who do %j to each other at once one remains',
  async (json) => {
    for (let round = 0; round < 10; round++) {
      await db.delete(users)
      const [first, second] = [await anAdmin(), await anAdmin()]
      const responses = await Promise.all([
        first.change(second.user.id, json),
        second.change(first.user.id, json),
      ])
      const statuses = responses.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await enabledAdmins()).toBe(1)
    }
  },
)

it('a reset link goes only to the account itself, and not to a disabled one', async () => {
  const { cookie } = await anAdmin()
  const user = await addUser(db)
  const response = await send(`${path}/${user.id}/reset-link`, { method: 'POST', cookie })
  expect(response.status).toBe(202)
  expect(await response.text()).not.toContain('token')
  expect(await db.select().from(outbox)).toMatchObject([{ recipient: user.email }])
  const off = await addUser(db, { disabledAt: new Date() })
  expect((await send(`${path}/${off.id}/reset-link`, { method: 'POST', cookie })).status).toBe(409)
})

it('ending the sessions of an account signs it out', async () => {
  const { cookie } = await anAdmin()
  const { user, cookie: theirs } = await aSignedInUser(db)
  const response = await send(`${path}/${user.id}/sessions`, { method: 'DELETE', cookie })
  expect(await response.json()).toEqual({ ended: 1 })
  expect((await send('/api/user', { cookie: theirs })).status).toBe(401)
})

it('ending somebody else’s sessions needs a recent proof', async () => {
  const { user: admin, cookie } = await anAdmin()
  const { user, cookie: theirs } = await aSignedInUser(db)
  await db
    .update(sessions)
    .set({ verifiedAt: new Date(0) })
    .where(eq(sessions.userId, admin.id))
  const refusedResponse = await send(`${path}/${user.id}/sessions`, { method: 'DELETE', cookie })
  expect([refusedResponse.status, await refusedResponse.json()]).toMatchObject([403, { reason: 'step-up' }])
  expect((await send('/api/user', { cookie: theirs })).status).toBe(200)
})

it('the second step of somebody else is removed, never one’s own', async () => {
  const { user: admin, cookie } = await anAdmin()
  const { user } = await aProtectedUser(db)
  const remove = (id: number) => send(`${path}/${id}/second-factor`, { method: 'DELETE', cookie })
  expect((await remove(user.id)).status).toBe(204)
  expect(await audits(user.username)).toEqual([
    { action: 'user.second-factor-remove', before: null, after: null },
  ])
  expect((await remove(user.id)).status).toBe(409)
  expect((await remove(admin.id)).status).toBe(409)
  expect((await remove(999_999)).status).toBe(404)
})

it.each(['0', '999999', 'x', '-1', '1.5', '9'.repeat(30)])('the unknown user %s answers 404', async (id) => {
  const { read, cookie } = await anAdmin()
  expect((await read(id)).status).toBe(404)
  expect((await send(`${path}/${id}`, { method: 'PATCH', json: { role: 'client' }, cookie })).status).toBe(
    404,
  )
  expect((await send(`${path}/${id}/sessions`, { method: 'DELETE', cookie })).status).toBe(404)
  expect((await send(`${path}/${id}/reset-link`, { method: 'POST', cookie })).status).toBe(404)
})

it.each([{}, { role: 'king' }, { isDisabled: 'yes' }, [], 'x'])('the change %j is 400', async (json) => {
  const { change } = await anAdmin()
  const user = await addUser(db)
  expect((await change(user.id, json)).status).toBe(400)
})
