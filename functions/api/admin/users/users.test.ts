// Covers functions/api/admin/users/[id]/index.ts, functions/api/admin/users/[id]/invitation.ts, functions/api/admin/users/[id]/reset-link.ts,
// functions/api/admin/users/[id]/sessions.ts, functions/api/admin/users/index.ts, src/contracts/admin-users.ts,
// src/server/users/change-user.ts, src/server/users/list-users.ts, src/server/users/read-user.ts and
// src/server/users/send-reset-link.ts.

import { env } from 'cloudflare:test'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { madeAdminTexts, newAdminTexts, roleChangedTexts } from '#content/emails/account.ts'
import type { AdminUser, AdminUserDetail } from '#contracts/admin-users.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { addUser, aSignedInUser } from '../../../../tests/builders/sign-in.ts'
import { send } from '../../../../tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/admin/users'

beforeEach(async () => {
  await db.delete(users)
  await db.delete(outbox)
})

async function anAdmin() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  return {
    user,
    cookie,
    list: async (query = ''): Promise<{ items: AdminUser[]; next: string | null }> =>
      (await send(`${path}${query}`, { cookie })).json(),
    read: (id: number | string) => send(`${path}/${id}`, { cookie }),
    change: (id: number, json: unknown) => send(`${path}/${id}`, { method: 'PATCH', json, cookie }),
  }
}

const enabledAdmins = async () =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
  ).length

const audits = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action, before, after }) => ({
      action,
      before,
      after,
    }),
  )

it('accounts are listed newest first or by name, filtered and found by words', async () => {
  const { list, user } = await anAdmin()
  const zoe = await addUser(db, { name: 'zoe Adams', role: 'provider', email: 'zoe@else.example' })
  const bea = await addUser(db, { name: 'Bea Young', disabledAt: new Date() })
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
  expect(await names('')).toEqual([bea.name, zoe.name, user.name])
  expect(await names('?sort=name')).toEqual(['Asha Rai', 'Bea Young', 'zoe Adams'])
  expect(await names('?role=provider')).toEqual(['zoe Adams'])
  expect(await names('?state=disabled')).toEqual(['Bea Young'])
  expect(await names('?state=active&sort=name')).toEqual(['Asha Rai', 'zoe Adams'])
  expect(await names('?search=else')).toEqual(['zoe Adams'])
  expect(await names('?search=zo+ad')).toEqual(['zoe Adams'])
  expect(await names('?search=%22%20OR%20*')).toEqual([])
  expect((await list('?search=nobody')).next).toBeNull()
})

it('pages follow one another without a gap or a repeat, whatever the filter', async () => {
  const { list, user } = await anAdmin()
  for (let made = 0; made < 120; made++) {
    await addUser(db, { name: `Person ${made % 7}`, role: made % 3 === 0 ? 'provider' : 'client' })
  }
  for (const query of ['', '?sort=name', '?role=provider', '?role=provider&sort=name', '?state=active']) {
    const seen: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const after: string = next ? `${query ? '&' : '?'}after=${next}` : ''
      const page = await list(`${query}${after}`)
      expect(page.items.length).toBeLessThanOrEqual(50)
      seen.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(query.includes('provider') ? 40 : 121)
    expect(seen.includes(user.id)).toBe(!query.includes('provider'))
  }
})

it.each(['?role=king', '?state=asleep', '?sort=age', '?after=x', `?search=${'x'.repeat(101)}`])(
  '%s is 400 with a message',
  async (query) => {
    const { cookie } = await anAdmin()
    const answer = await send(`${path}${query}`, { cookie })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  },
)

it('a role change applies to the user’s next request and is recorded', async () => {
  const { change } = await anAdmin()
  const { user, cookie } = await aSignedInUser(db, { role: 'client' })
  expect((await send(path, { cookie })).status).toBe(403)
  const answer = await change(user.id, { role: 'admin' })
  expect(await answer.json<AdminUserDetail>()).toMatchObject({ role: 'admin', sessions: 1 })
  expect((await send(path, { cookie })).status).toBe(200)
  expect(await audits(user.username)).toEqual([
    { action: 'user.role', before: { role: 'client' }, after: { role: 'admin' } },
  ])
})

it('everybody concerned gets an email about a new administrator, and the person about another role', async () => {
  const { user: admin, change, cookie } = await anAdmin()
  const { user } = await aSignedInUser(db, { role: 'client' })
  const off = await addUser(db, { role: 'admin', disabledAt: new Date() })
  const emailsTo = async (email: string) =>
    (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject)
  const admins = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
  const aboutNewAdmin = (username: string) => newAdminTexts({ username, by: admin.username }).subject
  await change(user.id, { role: 'provider' })
  expect(await emailsTo(user.email)).toEqual([roleChangedTexts.provider.subject])
  await change(user.id, { role: 'admin' })
  expect(await emailsTo(user.email)).toEqual([roleChangedTexts.provider.subject, madeAdminTexts.subject])
  expect(admins.length).toBeGreaterThan(0)
  for (const { email } of admins) expect(await emailsTo(email)).toEqual([aboutNewAdmin(user.username)])
  expect(await emailsTo(off.email)).toEqual([])
  const invited = { username: 'second.admin', name: 'Second', email: 'second@admin.example', role: 'admin' }
  expect((await send(path, { json: invited, cookie })).status).toBe(201)
  expect((await emailsTo(user.email)).slice(1)).toEqual([
    madeAdminTexts.subject,
    aboutNewAdmin(invited.username),
  ])
})

it('a role change that started from another role is refused', async () => {
  const { change } = await anAdmin()
  const { user } = await aSignedInUser(db, { role: 'provider' })
  const refused = await change(user.id, { role: 'admin', roleBefore: 'client' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    message: 'Somebody else has just changed this account. Check what it shows now, then try again.',
  })
  expect((await change(user.id, { roleBefore: 'provider' })).status).toBe(400)
  const answer = await change(user.id, { role: 'client', roleBefore: 'provider' })
  expect(await answer.json<AdminUserDetail>()).toMatchObject({ role: 'client' })
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
    const refused = await change(user.id, json)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('only administrator') })
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
      const answers = await Promise.all([
        first.change(second.user.id, json),
        second.change(first.user.id, json),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await enabledAdmins()).toBe(1)
    }
  },
)

it('a new account is made without a password and gets an invitation to choose one', async () => {
  const { cookie } = await anAdmin()
  const json = { username: 'New.Person', name: 'New Person', email: 'New@person.example', role: 'provider' }
  const created = await send(path, { json, cookie })
  expect(created.status).toBe(201)
  expect(await created.json()).toMatchObject({
    username: 'new.person',
    email: 'new@person.example',
    role: 'provider',
  })
  const [mail] = await db.select().from(outbox)
  expect(mail).toMatchObject({
    recipient: 'new@person.example',
    body: expect.stringContaining('/auth/invitation?token='),
  })
  expect((await send(path, { json, cookie })).status).toBe(409)
  const sameEmail = await send(path, { json: { ...json, username: 'other' }, cookie })
  expect(await sameEmail.json()).toMatchObject({ message: 'An account with this e-mail already exists' })
  expect(await audits('new.person')).toMatchObject([{ action: 'user.create' }, { action: 'user.invite' }])
})

it('a reset link goes only to the account itself, and not to a disabled one', async () => {
  const { cookie } = await anAdmin()
  const user = await addUser(db)
  const sent = await send(`${path}/${user.id}/reset-link`, { method: 'POST', cookie })
  expect(sent.status).toBe(202)
  expect(await sent.text()).not.toContain('token')
  expect(await db.select().from(outbox)).toMatchObject([{ recipient: user.email }])
  const off = await addUser(db, { disabledAt: new Date() })
  expect((await send(`${path}/${off.id}/reset-link`, { method: 'POST', cookie })).status).toBe(409)
})

it('an invitation can be sent again until it is accepted', async () => {
  const { cookie, read } = await anAdmin()
  const json = { username: 'tenzing', name: 'Tenzing', email: 'tenzing@new.example', role: 'client' }
  const created = await send(path, { json, cookie })
  const { id, isInvited } = await created.json<AdminUserDetail>()
  expect(isInvited).toBe(true)
  const again = () => send(`${path}/${id}/invitation`, { method: 'POST', cookie })
  const sent = await again()
  expect(sent.status).toBe(202)
  expect(await sent.text()).not.toContain('token')
  const emails = await db.select().from(outbox)
  expect(emails.map(({ recipient }) => recipient)).toEqual([json.email, json.email])
  const tokens = emails.map(({ body }) => /token=([a-z2-7]{32})/.exec(body)?.[1])
  const accept = (token: string | undefined) =>
    send('/api/invitation', { json: { token, name: 'Tenzing Norgay', password: 'quartz-meadow-lighthouse' } })
  expect((await accept(tokens[0])).status).toBe(410)
  expect((await accept(tokens[1])).status).toBe(200)
  expect(await (await read(id)).json()).toMatchObject({ isInvited: false, name: 'Tenzing Norgay' })
  expect((await again()).status).toBe(409)
})

it('ending the sessions of an account signs it out', async () => {
  const { cookie } = await anAdmin()
  const { user, cookie: theirs } = await aSignedInUser(db)
  const ended = await send(`${path}/${user.id}/sessions`, { method: 'DELETE', cookie })
  expect(await ended.json()).toEqual({ ended: 1 })
  expect((await send('/api/user', { cookie: theirs })).status).toBe(401)
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
