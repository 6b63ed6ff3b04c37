import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { proofs } from '#platform/access/proofs.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

interface Sent {
  query?: string
  json?: object
}

const csv = [{ query: '?format=csv' }]
const changes: Readonly<Record<string, Sent[]>> = {
  'GET /api/admin/audit': csv,
  'GET /api/admin/bookings': csv,
  'GET /api/admin/newsletter': csv,
  'PATCH /api/admin/newsletter/issues/:id': [
    { json: { revision: 1, state: 'sending' } },
    { json: { revision: 1, state: 'scheduled', sendAt: '2099-01-01T00:00:00Z' } },
  ],
  'POST /api/admin/users': [
    { json: { username: 'new.admin', name: 'New', email: 'new@example.com', role: 'admin' } },
  ],
}
const cases = Object.entries(proofs)
  .filter(([, proof]) => proof === 'always' || typeof proof === 'object')
  .flatMap(([endpoint]) => (changes[endpoint] ?? [{}]).map((sent) => ({ endpoint, sent })))

const unknownId = '999999999'

async function anAdmin() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const proveAt = (verifiedAt: Date) =>
    db.update(sessions).set({ verifiedAt }).where(eq(sessions.userId, user.id))
  const call = (endpoint: string, { query = '', json }: Sent = {}) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const body = method === 'GET' || method === 'DELETE' ? {} : { json: json ?? {} }
    return send(`${path.replaceAll(/:\w+/g, unknownId)}${query}`, { method, cookie, ...body })
  }
  return { user, cookie, proveAt, call }
}

const longAgo = () => new Date(Date.now() - 16 * 60_000)

it.each(cases)('$endpoint $sent needs a proof of the last 15 minutes', async ({ endpoint, sent }) => {
  const { proveAt, call } = await anAdmin()
  await proveAt(longAgo())
  const refusedResponse = await call(endpoint, sent)
  expect(refusedResponse.status).toBe(403)
  expect(await refusedResponse.json()).toMatchObject({ reason: 'step-up' })
  await proveAt(new Date())
  const response = await call(endpoint, sent)
  expect(await response.text()).not.toContain('"step-up"')
})

it.each(Object.entries(proofs).filter(([, proof]) => typeof proof === 'object' || proof === 'never'))(
  '%s needs no proof for anything else',
  async (endpoint) => {
    const { proveAt, call } = await anAdmin()
    await proveAt(longAgo())
    const response = await call(endpoint, { json: { role: 'client' } })
    expect(await response.text()).not.toContain('"step-up"')
  },
)

it('an old session alone changes neither an administrator nor a scheduled issue', async () => {
  const { user, cookie, proveAt } = await anAdmin()
  const { user: other } = await anAdmin()
  const [issue] = await db
    .insert(newsletterIssues)
    .values({
      slug: `issue-${user.id}`,
      subject: 'News',
      content: 'Text',
      html: '<p>Text</p>',
      emailHtml: '<p>Text</p>',
      emailText: 'Text',
      summary: 'Text',
      updatedAt: new Date(),
    })
    .returning()
  await proveAt(longAgo())
  const patch = (path: string, json: object) => send(path, { method: 'PATCH', cookie, json })
  const issuePath = `/api/admin/newsletter/issues/${issue?.id}`
  const sendAt = '2099-01-01T00:00:00Z'
  expect((await patch(`/api/admin/users/${other.id}`, { isDisabled: true })).status).toBe(403)
  expect((await patch(issuePath, { revision: 1, state: 'scheduled', sendAt })).status).toBe(403)
  const [otherNow] = await db.select().from(users).where(eq(users.id, other.id))
  expect(otherNow?.disabledAt).toBeNull()

  await proveAt(new Date())
  expect((await patch(issuePath, { revision: 1, state: 'scheduled', sendAt })).status).toBe(200)
  await proveAt(longAgo())
  expect((await patch(issuePath, { revision: 2, content: 'Other words' })).status).toBe(409)
  expect((await patch(issuePath, { revision: 2, state: 'draft' })).status).toBe(200)
})

it('lists need none', async () => {
  const { cookie, proveAt } = await anAdmin()
  await proveAt(longAgo())
  for (const path of ['/api/admin/bookings', '/api/admin/newsletter', '/api/admin/audit', '/api/account'])
    expect((await send(path, { cookie })).status).toBe(200)
})
