// Covers src/server/auth/create-user.ts, src/server/users/send-reset-link.ts and src/server/auth/register.ts.

import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { registerUser } from '#server/auth/register.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { aContext, aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { uniqueText } from '../../../tests/builders/unique.ts'
import { inviteUser } from './invite-user.ts'

const db = openDb(env.DB)

function aNewUser() {
  const username = `tenzing.${uniqueText()}`
  return { username, name: 'Tenzing Norgay', email: `${username}@example.com`, role: 'client' as const }
}

const acceptEmails = () => db.run(sql`drop trigger if exists refuse_emails`)
afterEach(acceptEmails)

const refuseEmails = () =>
  db.run(
    sql`create trigger refuse_emails before insert on outbox begin select raise(abort, 'no emails today'); end`,
  )

const entriesAbout = (subject: string) =>
  db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)

it('an invitation writes the user, one email with a link, and an audit entry for each', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const invited = aNewUser()
  const result = await inviteUser(aUserContext(db, admin), invited)
  expect(result).toMatchObject({ ok: true, user: invited })
  const [email, ...others] = await db.select().from(outbox).where(eq(outbox.recipient, invited.email))
  expect(others).toEqual([])
  expect(email?.body).toContain('https://www.agency.example/auth/reset?token=')
  const entries = await entriesAbout(invited.username)
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['user.create', admin.username],
    ['user.reset-link', admin.username],
  ])
})

it('an invitation whose email cannot be queued leaves no account and no audit entry', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const invited = aNewUser()
  await refuseEmails()
  await expect(inviteUser(aUserContext(db, admin), invited)).rejects.toThrow('no emails today')
  expect(await db.$count(users, eq(users.username, invited.username))).toBe(0)
  expect(await entriesAbout(invited.username)).toEqual([])
})

it('a registration whose email cannot be queued leaves no account, so that it can be sent again', async () => {
  const registration = { ...aNewUser(), password: 'granite-lantern-harbour' }
  await refuseEmails()
  await expect(registerUser(aContext(db), registration)).rejects.toThrow('no emails today')
  await acceptEmails()
  expect(await registerUser(aContext(db), registration)).toMatchObject({ ok: true })
})

it('an invitation for a taken username or email writes nothing', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const taken = await addUser(db)
  const context = aUserContext(db, admin)
  const invited = { ...aNewUser(), name: 'Never Added' }
  expect(await inviteUser(context, { ...invited, username: taken.username })).toEqual({
    ok: false,
    reason: 'username-taken',
  })
  expect(await inviteUser(context, { ...invited, email: taken.email })).toEqual({
    ok: false,
    reason: 'email-taken',
  })
  expect(await db.$count(users, eq(users.name, invited.name))).toBe(0)
  expect(await db.$count(outbox, eq(outbox.recipient, invited.email))).toBe(0)
  expect(await entriesAbout(taken.username)).toEqual([])
})
