import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminUserQuerySchema } from '#contracts/admin-users.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { inviteUser } from './invite-user.ts'
import { listUsers } from './list-users.ts'

const db = openDb(env.DB)

it('somebody who has not accepted the invitation is listed as invited, not as active', async () => {
  const admin = await addUser(db, { role: 'admin' })
  const username = `tenzing.${uniqueText()}`
  const email = `${username}@example.com`
  await inviteUser(aUserContext(db, admin), { username, name: 'Tenzing', email, role: 'client' })
  const listed = async (state?: string) => {
    const query = adminUserQuerySchema.parse({ state })
    return (await listUsers(aContext(db), { ...query, place: undefined })).items.map((user) => user.username)
  }
  expect(await listed('invited')).toEqual([username])
  expect(await listed('active')).toEqual([admin.username])
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.username, username))
  expect(await listed('invited')).toEqual([])
  expect(await listed('disabled')).toEqual([username])
})
