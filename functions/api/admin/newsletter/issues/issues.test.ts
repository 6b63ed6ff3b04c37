import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addSubscribers } from '#tests/builders/newsletter-sending.ts'
import { aSubscriber } from '#tests/builders/newsletter.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie, user } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/newsletter'

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
  await db.update(newsletterSettings).set({ digest: 'off', emailsPerDay: null, revision: 1 })
})

const call = (method: string, address: string, json?: unknown) =>
  send(`${path}${address}`, { method, cookie, ...(json === undefined ? {} : { json }) })

async function create(): Promise<AdminIssue> {
  const response = await call('POST', '/issues', { subject: ' News ', content: '**Hello**' })
  expect(response.status).toBe(201)
  return response.json()
}

it('an issue is written, tested, changed, sent and listed', async () => {
  const { id, revision, html } = await create()
  expect(html).toBe('<p><strong>Hello</strong></p>\n')
  expect(await (await call('POST', `/issues/${id}/test`, {})).json()).toEqual({ to: user.email })
  const response = await call('PATCH', `/issues/${id}`, { content: 'Hi', state: 'sending', revision })
  expect(await response.json()).toMatchObject({ state: 'sending', content: 'Hi', revision: revision + 1 })
  expect((await send('/newsletter/news')).status).toBe(200)
  const stale = await call('PATCH', `/issues/${id}`, { state: 'stopped', revision })
  expect(stale.status).toBe(409)
  expect(await (await call('GET', '/issues')).json()).toMatchObject({
    items: [{ id, subject: 'News', state: 'sending', sent: 0, bounced: 0, left: 0 }],
    next: null,
  })
  expect((await call('DELETE', `/issues/${id}`)).status).toBe(409)
})

it('a draft is deleted, and then there is none', async () => {
  const { id } = await create()
  expect((await call('DELETE', `/issues/${id}`)).status).toBe(204)
  for (const [method, rest, json] of [
    ['GET', '', undefined],
    ['PATCH', '', { revision: 1 }],
    ['DELETE', '', undefined],
    ['POST', '/test', {}],
  ] as const)
    expect((await call(method, `/issues/${id}${rest}`, json)).status, `${method} ${rest}`).toBe(404)
  expect((await call('GET', '/issues/x')).status).toBe(404)
})

it.each([
  [{ subject: '', content: '' }],
  [{ subject: 'a'.repeat(121), content: '' }],
  [{ subject: 'a' }],
  [{ postSlug: '' }],
  [{}],
  [null],
])('%j is no issue', async (json) => {
  expect((await call('POST', '/issues', json)).status).toBe(400)
})

it('a change names the revision that it began from, and a state that an administrator may set', async () => {
  const { id, revision } = await create()
  for (const patch of [
    { subject: 'x' },
    { state: 'sent', revision },
    { state: 'scheduled', sendAt: 'soon', revision },
  ])
    expect((await call('PATCH', `/issues/${id}`, patch)).status).toBe(400)
})

it('the settings say how many people an issue reaches, and what keeps it from being sent', async () => {
  await aSubscriber(db)
  await aSubscriber(db, { isConfirmed: false })
  expect(await (await call('GET', '/settings')).json()).toMatchObject({
    digest: 'off',
    emailsPerDay: null,
    subscribers: 1,
    hasProvider: false,
  })
  const response = await call('PATCH', '/settings', { digest: 'weekly', emailsPerDay: 90, revision: 1 })
  expect(await response.json()).toMatchObject({ digest: 'weekly', emailsPerDay: 90, revision: 2 })
  expect((await call('PATCH', '/settings', { digest: 'off', revision: 1 })).status).toBe(409)
  for (const patch of [{ digest: 'daily' }, { emailsPerDay: 0 }, { emailsPerDay: 1.5 }])
    expect((await call('PATCH', '/settings', { ...patch, revision: 2 })).status).toBe(400)
})

it('a file is checked and then imported, and a larger one is refused', async () => {
  const csv = 'Email,Consent given\nreader@example.com,2024-03-05\nx,\n'
  const preview = await call('POST', '/import', { csv, isPreview: true })
  expect(await preview.json()).toMatchObject({ added: 1, problems: [{ line: 3, problem: 'email' }] })
  expect(await db.$count(newsletterSubscribers)).toBe(0)
  expect((await call('POST', '/import', { csv, isPreview: false })).status).toBe(200)
  expect(await db.$count(newsletterSubscribers)).toBe(1)
  const large = { csv: 'a'.repeat(1024 * 1024 + 1), isPreview: true }
  expect((await call('POST', '/import', large)).status).toBe(400)
  const huge = { csv: 'a'.repeat(2 * 1024 * 1024), isPreview: true }
  expect((await call('POST', '/import', huge)).status).toBe(413)
  expect((await call('POST', '/import', { csv: 'a', isPreview: true })).status).toBe(400)
})

it('is not sent to many more people than the sender was shown, and a few more do not matter', async () => {
  const { id, revision } = await create()
  await addSubscribers(db, 25)
  const sendTo = (shownReaders: number) =>
    call('PATCH', `/issues/${id}`, { state: 'sending', revision, shownReaders })
  const refusal = await sendTo(0)
  expect(refusal.status).toBe(409)
  expect(await refusal.json()).toMatchObject({
    message: expect.stringMatching(/about 0 people.* 25 subscribers/),
  })
  expect(await (await call('GET', `/issues/${id}`)).json()).toMatchObject({ state: 'draft' })
  expect((await sendTo(20)).status).toBe(200)
})
