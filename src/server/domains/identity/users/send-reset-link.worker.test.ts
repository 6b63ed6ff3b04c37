import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { batchNamed } from '#platform/db/batch-named.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { resetLinkStatements, sendResetLink } from './send-links.ts'

const db = openDb(env.DB)

const suppressionsOf = (email: string) =>
  db.$count(emailSuppressions, eq(emailSuppressions.address, email.toLowerCase()))
const emailsTo = (recipient: string) => db.$count(outbox, eq(outbox.recipient, recipient))

it('a reset link goes to the address that the account has', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const recipient = await addUser(db)
  expect(await sendResetLink(context, recipient.id)).toEqual({ ok: true })
  expect(await emailsTo(recipient.email)).toBe(1)
})

it('a reset link that an administrator sends reaches an address that once bounced', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const [recipient, other] = [await addUser(db), await addUser(db)]
  for (const { email } of [recipient, other])
    await db.insert(emailSuppressions).values({ address: email.toLowerCase(), reason: 'bounce' })
  await sendResetLink(context, recipient.id)
  expect(await suppressionsOf(recipient.email)).toBe(0)
  expect(await suppressionsOf(other.email)).toBe(1)
})

it('an address that was changed meanwhile gets no link', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const recipient = await addUser(db)
  await db
    .update(users)
    .set({ email: `new-${recipient.email}` })
    .where(eq(users.id, recipient.id))
  const { link } = await batchNamed(db, resetLinkStatements(context, recipient))
  expect(link).toEqual([])
  expect(await emailsTo(recipient.email)).toBe(0)
})
