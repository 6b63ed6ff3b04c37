import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { acceptInvitation } from './reset-password.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeUser } from '#domains/identity/users/change-user.ts'
import { inviteUser } from '#domains/identity/users/invite-user.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(users), db.delete(outbox), db.delete(rateLimits)])
})

async function anAdminWhoInvites() {
  const admin = await addUser(db, { role: 'admin' })
  const context = aUserContext(db, admin)
  const invitation = {
    username: 'bina.rai',
    name: 'Bina Rai',
    email: 'bina@example.com',
    role: 'admin',
  } as const
  expect(await inviteUser(context, invitation)).toMatchObject({ ok: true })
  const emails = await db.select().from(outbox)
  const token = emails.map(({ body }) => /token=([a-z2-7]{32})/.exec(body)?.[1]).find(Boolean) ?? ''
  const accept = () =>
    acceptInvitation(aContext(db), { token, name: 'Bina Rai', password: 'quartz-meadow-lighthouse' })
  return { admin, context, accept }
}

it('an administrator who has yet to accept the invitation does not count as another one', async () => {
  const { admin, context, accept } = await anAdminWhoInvites()
  for (const change of [{ role: 'client' }, { isDisabled: true }] as const)
    expect(await changeUser(context, { id: admin.id, change })).toEqual({ ok: false, reason: 'last-admin' })
  expect(await deleteAccount(context, admin.passwordHash)).toEqual({ ok: false, reason: 'only-admin' })
  expect(await accept()).toMatchObject({ ok: true })
  expect(await deleteAccount(context, admin.passwordHash)).toEqual({ ok: true, changesBookingPages: false })
})

it('an invited administrator can be demoted while another one can sign in', async () => {
  const { context } = await anAdminWhoInvites()
  const [invited] = (await db.select().from(users)).filter(({ username }) => username === 'bina.rai')
  const change = { id: invited?.id ?? 0, change: { role: 'client' as const } }
  expect(await changeUser(context, change)).toEqual({ ok: true, changesBookingPages: false })
})
