import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { invitationTexts } from '#content/emails/account.ts'
import { acceptInvitation, requestReset, resetPassword } from '#domains/identity/auth/reset-password.ts'
import { registerUser } from '#domains/identity/auth/register.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { sweepExpired } from '#platform/sweep/sweep-expired.ts'
import { site } from '#site.config.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { refuseWrites } from '#tests/worker/refuse-writes.ts'
import { changeUser } from './change-user.ts'
import { inviteUser } from './invite-user.ts'
import { readUser } from './read-user.ts'
import { sendInvitation } from './send-links.ts'

const db = openDb(env.DB)

function aNewUser() {
  const username = `tenzing.${uniqueText()}`
  return { username, name: 'Tenzing Norgay', email: `${username}@example.com`, role: 'client' as const }
}

beforeEach(() => db.delete(rateLimits))

const entriesAbout = (subject: string) =>
  db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)

it('an invitation writes the user, one email with a link, and an audit entry for each', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const newUser = aNewUser()
  const result = await inviteUser(aUserContext(db, admin), newUser)
  expect(result).toMatchObject({ ok: true, user: newUser })
  const [email, ...others] = await db.select().from(outbox).where(eq(outbox.recipient, newUser.email))
  expect(others).toEqual([])
  const texts = invitationTexts({ by: admin.name, username: newUser.username, role: 'client' })
  expect(email?.subject).toBe(texts.subject)
  expect(email?.body).toContain(texts.opening)
  for (const word of [admin.name, site.brand, newUser.username]) expect(email?.body).toContain(word)
  expect(email?.body).toMatch(/\nhttps:\/\/www\.agency\.example\/auth\/invitation\?token=[a-z2-7]{32}\n/)
  const entries = await entriesAbout(newUser.username)
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['user.create', admin.username],
    ['user.invite', admin.username],
  ])
})

it('an invitation that is sent again because its answer was lost is one; corrected, from somebody else, disabled or accepted it is refused', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const otherAdmin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const newUser = aNewUser()
  const usernameTaken = { ok: false, reason: 'username-taken' }
  const first = await inviteUser(admin, newUser)
  expect(first).toMatchObject({ ok: true })
  expect(await inviteUser(admin, newUser)).toEqual(first)
  expect(await db.$count(outbox, eq(outbox.recipient, newUser.email))).toBe(1)
  expect(await entriesAbout(newUser.username)).toHaveLength(2)
  for (const correction of [
    { name: 'Tenzing N. Sherpa' },
    { email: aNewUser().email },
    { role: 'provider' },
  ] as const)
    expect(await inviteUser(admin, { ...newUser, ...correction })).toEqual(usernameTaken)
  expect(await inviteUser(otherAdmin, newUser)).toEqual(usernameTaken)
  const id = first.ok ? first.user.id : 0
  await changeUser(otherAdmin, { id, change: { isDisabled: true } })
  expect(await inviteUser(admin, newUser)).toEqual(usernameTaken)
  await changeUser(otherAdmin, { id, change: { isDisabled: false } })
  await sendInvitation(otherAdmin, id)
  const token = await newestToken(db, newUser.email)
  expect(await acceptInvitation(aContext(db), { token, name: newUser.name, password })).toMatchObject({
    ok: true,
  })
  expect(await inviteUser(admin, newUser)).toEqual(usernameTaken)
})

it('an invitation, also one that is sent again, reaches an address that once bounced', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const newUser = aNewUser()
  const suppress = () => db.insert(emailSuppressions).values({ address: newUser.email, reason: 'bounce' })
  const suppressions = () => db.$count(emailSuppressions, eq(emailSuppressions.address, newUser.email))
  await suppress()
  const result = await inviteUser(admin, newUser)
  expect(await suppressions()).toBe(0)
  await suppress()
  await sendInvitation(admin, result.ok ? result.user.id : 0)
  expect(await suppressions()).toBe(0)
})

it('an invitation whose email cannot be queued leaves no account and no audit entry', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const newUser = aNewUser()
  await refuseWrites('insert on outbox')
  await expect(inviteUser(aUserContext(db, admin), newUser)).rejects.toThrow('no writes today')
  expect(await db.$count(users, eq(users.username, newUser.username))).toBe(0)
  expect(await entriesAbout(newUser.username)).toEqual([])
})

it('a registration whose email cannot be queued leaves no account, so that it can be sent again', async () => {
  const registration = { ...aNewUser(), password: 'granite-lantern-harbour' }
  const acceptWrites = await refuseWrites('insert on outbox')
  await expect(registerUser(aContext(db), registration)).rejects.toThrow('no writes today')
  await acceptWrites()
  expect(await registerUser(aContext(db), registration)).toMatchObject({ ok: true })
})

it('an invitation for a taken username or email writes nothing', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const existingUser = await addUser(db)
  const context = aUserContext(db, admin)
  const newUser = { ...aNewUser(), name: 'Never Added' }
  expect(await inviteUser(context, { ...newUser, username: existingUser.username })).toEqual({
    ok: false,
    reason: 'username-taken',
  })
  expect(await inviteUser(context, { ...newUser, email: existingUser.email })).toEqual({
    ok: false,
    reason: 'email-taken',
  })
  expect(await db.$count(users, eq(users.name, newUser.name))).toBe(0)
  expect(await db.$count(outbox, eq(outbox.recipient, newUser.email))).toBe(0)
  expect(await entriesAbout(existingUser.username)).toEqual([])
})

const password = 'quartz-meadow-lighthouse'
const name = 'Tenzing N. Sherpa'
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)

async function anInvitation() {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const fields = aNewUser()
  const result = await inviteUser(admin, fields)
  if (!result.ok) throw new Error(result.reason)
  const { id } = result.user
  return {
    admin,
    id,
    email: fields.email,
    username: fields.username,
    token: await newestToken(db, fields.email),
    isOpen: async () => (await readUser(admin, id))?.isInvited,
    row: async () => (await db.select().from(users).where(eq(users.id, id)))[0],
  }
}

const over = { ok: false, reason: 'invitation-expired' }

it('an invitation sets name and password once, confirms the address and ends every session', async () => {
  const { id, token, isOpen, row } = await anInvitation()
  expect(await isOpen()).toBe(true)
  const before = await row()
  expect(await acceptInvitation(aContext(db), { token, name, password })).toMatchObject({ ok: true })
  const after = await row()
  expect(after).toMatchObject({ name, emailConfirmedAt: expect.any(Date) })
  expect(after?.passwordHash).not.toBe(before?.passwordHash)
  expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  expect(await isOpen()).toBe(false)
  expect(await acceptInvitation(aContext(db), { token, name: 'Again', password })).toEqual(over)
  expect((await row())?.name).toBe(name)
})

it('an invitation is good for 7 days, and can be sent again after them', async () => {
  const { admin, id, email, token, isOpen } = await anInvitation()
  expect(await acceptInvitation(aContext(db, { now: days(7.01) }), { token, name, password })).toEqual(over)
  await sweepExpired(aContext(db, { now: days(7.01) }))
  expect(await isOpen()).toBe(true)
  expect(await sendInvitation(admin, id)).toEqual({ ok: true })
  const second = await newestToken(db, email)
  expect(
    await acceptInvitation(aContext(db, { now: days(6.9) }), { token: second, name, password }),
  ).toMatchObject({ ok: true })
})

it('a newer invitation replaces the earlier one and is recorded', async () => {
  const { admin, id, email, username, token } = await anInvitation()
  expect(await sendInvitation(admin, id)).toEqual({ ok: true })
  const second = await newestToken(db, email)
  expect(await acceptInvitation(aContext(db), { token, name, password })).toEqual(over)
  expect(await acceptInvitation(aContext(db), { token: second, name, password })).toMatchObject({ ok: true })
  const actions = (await entriesAbout(username)).map(({ action }) => action)
  expect(actions).toEqual(['user.create', 'user.invite', 'user.invite'])
})

it('an accepted invitation is not sent again, nor is one to somebody who registered', async () => {
  const { admin, id, token } = await anInvitation()
  await acceptInvitation(aContext(db), { token, name, password })
  const registeredUser = await addUser(db)
  const emailsBefore = await db.$count(outbox)
  for (const other of [id, registeredUser.id])
    expect(await sendInvitation(admin, other)).toEqual({ ok: false, reason: 'invitation-refused' })
  expect(await sendInvitation(admin, 999_999)).toEqual({ ok: false, reason: 'user-not-found' })
  expect(await db.$count(outbox)).toBe(emailsBefore)
})

it('a disabled account accepts no invitation; enabled again, it needs a new one', async () => {
  const { admin, id, email, token } = await anInvitation()
  await changeUser(admin, { id, change: { isDisabled: true } })
  expect(await acceptInvitation(aContext(db), { token, name, password })).toEqual(over)
  expect(await sendInvitation(admin, id)).toEqual({ ok: false, reason: 'invitation-refused' })
  await changeUser(admin, { id, change: { isDisabled: false } })
  expect(await acceptInvitation(aContext(db), { token, name, password })).toEqual(over)
  expect(await sendInvitation(admin, id)).toEqual({ ok: true })
  const second = await newestToken(db, email)
  expect(await acceptInvitation(aContext(db), { token: second, name, password })).toMatchObject({ ok: true })
})

it('an invited person who resets the password instead has no open invitation left', async () => {
  const { email, token, isOpen } = await anInvitation()
  await requestReset(aContext(db), email)
  const reset = await newestToken(db, email)
  expect(await resetPassword(aContext(db), { token, password })).toEqual({
    ok: false,
    reason: 'link-expired',
  })
  expect(await resetPassword(aContext(db), { token: reset, password })).toMatchObject({ ok: true })
  expect(await isOpen()).toBe(false)
  expect(await acceptInvitation(aContext(db), { token, name, password })).toEqual(over)
})

it('an easily guessed password is refused, counting the new name, and the invitation still works', async () => {
  const { token, row } = await anInvitation()
  const guessable = { token, name: 'Wolfeschlegelstein', password: 'Wolfeschlegelstein' }
  expect(await acceptInvitation(aContext(db), guessable)).toEqual({ ok: false, reason: 'password-guessable' })
  expect((await row())?.name).toBe('Tenzing Norgay')
  expect(await acceptInvitation(aContext(db), { token, name, password })).toMatchObject({ ok: true })
})

it('an address gets at most five further invitations a day', async () => {
  const admin = aUserContext(db, await addUser(db, { role: 'admin' }))
  const result = await inviteUser(admin, aNewUser())
  if (!result.ok) throw new Error(result.reason)
  const again = () => sendInvitation(admin, result.user.id)
  for (let count = 0; count < 5; count += 1) expect(await again()).toEqual({ ok: true })
  expect(await again()).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  expect(await db.$count(outbox, eq(outbox.recipient, result.user.email))).toBe(6)
})
