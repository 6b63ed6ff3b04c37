import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { generalRefusals } from '#content/interface/answers.ts'
import { issueTestTexts } from '#content/interface/issue-test.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { openDb } from '#platform/db/open.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { endpointsOf } from '#tests/builders/endpoints.ts'
import { aJobInput } from '#tests/builders/jobs.ts'
import { anIssue } from '#tests/builders/newsletter.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { postBody } from '#tests/worker/admin-posts.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const confirmed = { emailConfirmedAt: new Date() }

beforeEach(async () => {
  await addServices(db)
  await db.delete(newsletterIssues)
  await db.delete(outbox)
})

const anEditor = () => aSignedInUser(db, { role: 'editor', ...confirmed })

const actionsOf = async (userId: number) =>
  (await db.select().from(auditLog).where(eq(auditLog.actorId, userId))).map(({ action }) => action)

describe('an editor', () => {
  it('lands in the back office, and the sign-in is recorded', async () => {
    const { id, username } = await addUser(db, { role: 'editor', ...confirmed })
    const response = await send('/api/login', { form: { username, password: builtPassword } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin'])
    expect(await actionsOf(id)).toEqual(['admin.sign-in'])
  })

  it('writes, publishes and deletes a post, and all of it is recorded', async () => {
    const { user, cookie } = await anEditor()
    const slug = `by-${user.id}`
    const body = postBody({ slug, status: 'draft' })
    expect((await send('/api/admin/posts', { json: body, cookie })).status).toBe(201)
    const publish = { method: 'PATCH', json: { status: 'published' }, cookie }
    expect((await send(`/api/admin/posts/${slug}`, publish)).status).toBe(200)
    expect((await send(`/api/admin/posts/${slug}`, { method: 'DELETE', cookie })).status).toBe(204)
    expect(await actionsOf(user.id)).toEqual(['post.create', 'post.publish', 'post.delete'])
  })

  it('adds, closes, opens and deletes a job', async () => {
    const { user, cookie } = await anEditor()
    const created = await send('/api/admin/jobs', { json: aJobInput(), cookie })
    expect(created.status).toBe(201)
    const path = `/api/admin/jobs/${(await created.json<{ id: number }>()).id}`
    for (const status of ['closed', 'open']) {
      expect((await send(path, { method: 'PATCH', json: { status }, cookie })).status).toBe(200)
    }
    expect((await send(path, { method: 'DELETE', cookie })).status).toBe(204)
    expect(await actionsOf(user.id)).toEqual(['job.create', 'job.update', 'job.update', 'job.delete'])
  })

  it('writes a draft of the newsletter and gets a test of it', async () => {
    const { user, cookie } = await anEditor()
    const json = { subject: 'News', content: 'Hello' }
    const issue = await (await send('/api/admin/newsletter/issues', { json, cookie })).json<{
      id: number
      revision: number
    }>()
    const path = `/api/admin/newsletter/issues/${issue.id}`
    const edit = { method: 'PATCH', json: { content: 'Hi', revision: issue.revision }, cookie }
    expect((await send(path, edit)).status).toBe(200)
    expect(await (await send(`${path}/test`, { json: {}, cookie })).json()).toEqual({ to: user.email })
    expect((await send(path, { method: 'DELETE', cookie })).status).toBe(204)
  })

  it('gets no test at an address that nobody has confirmed', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'editor' })
    const { id } = await anIssue(db)
    const response = await send(`/api/admin/newsletter/issues/${id}/test`, { json: {}, cookie })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: issueTestTexts.confirmFirst })
    expect(await db.$count(outbox)).toBe(0)
  })

  it.each([
    ['draft', { state: 'scheduled', sendAt: '2099-01-01T09:00:00Z' }],
    ['draft', { state: 'sending', content: 'Smuggled' }],
    ['scheduled', { state: 'draft' }],
    ['sending', { state: 'stopped' }],
  ] as const)('of a newsletter that is %s, cannot make it %j', async (state, patch) => {
    const { cookie } = await anEditor()
    const issue = await anIssue(db, { state })
    const json = { ...patch, revision: issue.revision }
    const path = `/api/admin/newsletter/issues/${issue.id}`
    const response = await send(path, { method: 'PATCH', json, cookie })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ message: generalRefusals['admins-only'] })
    expect(await db.select().from(newsletterIssues)).toEqual([issue])
  })

  it('deletes no issue but drafts', async () => {
    const { cookie } = await anEditor()
    for (const state of ['scheduled', 'sending', 'sent', 'stopped'] as const) {
      const issue = await anIssue(db, { state })
      const path = `/api/admin/newsletter/issues/${issue.id}`
      expect((await send(path, { method: 'DELETE', cookie })).status, state).toBe(403)
    }
    expect(await db.$count(newsletterIssues)).toBe(4)
  })

  it('gives no role, not even to their own account', async () => {
    const { user, cookie } = await anEditor()
    const json = { role: 'admin', roleBefore: 'editor' }
    expect((await send(`/api/admin/users/${user.id}`, { method: 'PATCH', json, cookie })).status).toBe(403)
    const profile = { currentPassword: builtPassword, name: 'Asha Rai', email: user.email, role: 'admin' }
    await send('/api/account', { method: 'PATCH', json: profile, cookie })
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.role).toBe('editor')
  })

  it('exports the entries of their own work, and none about other users', async () => {
    const { user, cookie } = await anEditor()
    const entry = { actorId: user.id, actor: user.username, createdAt: new Date() }
    await db.insert(auditLog).values([
      { ...entry, action: 'post.create', subjectType: 'post', subject: 'seo' },
      { ...entry, action: 'user.disable', subjectType: 'user', subject: 'a-client' },
      { ...entry, action: 'user.password', subjectType: 'user', subject: user.username },
    ])
    const data = await (await send('/api/account/export', { cookie })).json<{
      auditLog: { action: string }[]
    }>()
    expect(data.auditLog.map(({ action }) => action)).toEqual(['post.create', 'user.password'])
  })
})

it('nobody registers as an editor', async () => {
  const json = {
    username: 'would-be-editor',
    name: 'Asha Rai',
    email: 'would-be@example.com',
    password: 'granite-lantern-harbour',
    role: 'editor',
  }
  expect((await send('/api/register', { json })).status).toBe(400)
})

describe('an editor reaches no personal data', () => {
  const files = import.meta.glob<{ app?: Hono }>(['./**/*.ts', '!./**/*.test.ts', '!./*rest*.ts'], {
    eager: true,
  })
  const reads = Object.values(files)
    .flatMap(({ app }) => (app ? endpointsOf(app) : []))
    .filter(([row, { who }]) => row.startsWith('GET ') && who.includes('editor') && !row.includes(':'))
    .map(([row]) => row.slice('GET '.length))

  const name = 'Zuzana Unmistakable'
  const email = 'unmistakable@client.example'

  it('by any list', async () => {
    const { cookie } = await anEditor()
    const client = await addUser(db, { name, email })
    const contact = { contactName: name, companyName: name, clientEmail: email }
    await addBooking(db, { userId: client.id, ...contact })
    await addProject(db, { clientId: client.id, name })
    await db.insert(newsletterSubscribers).values({ email, unsubscribeToken: 'unmistakable' })
    expect(reads).toContain('/api/admin/posts')
    for (const path of reads) {
      for (const query of ['', '?search=unmistakable', '?format=csv']) {
        const text = await (await send(path + query, { cookie, address: '198.51.7.7' })).text()
        expect(text.toLowerCase(), path + query).not.toContain('unmistakable')
      }
    }
  })

  it('by a booking that was assigned to them as a provider', async () => {
    const { user, cookie } = await aSignedInUser(db, { role: 'provider', ...confirmed })
    const booking = await addBooking(db, { assigneeId: user.id, contactName: name, clientEmail: email })
    const path = `/api/bookings/${formatCode(booking.code)}`
    const read = async () => (await send(path, { cookie })).text()
    const asProvider = await read()
    await db.update(users).set({ role: 'editor' }).where(eq(users.id, user.id))
    const stranger = await aSignedInUser(db)
    expect(await read()).toBe(await (await send(path, { cookie: stranger.cookie })).text())
    expect(await read()).not.toBe(asProvider)
    const messages = await send(`${path}/messages`, { cookie })
    expect(messages.status).toBe(404)
  })
})
