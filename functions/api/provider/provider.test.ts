import { siteUrl } from '#built/build.js'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectNewsTexts } from '#content/emails/projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { formatNumber } from '#shared/formats.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projects, projectUpdates } from '#platform/db/schema/projects.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { site } from '#site.config.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const none = { message: 'There is no project with this number.' }
const aProvider = () => aSignedInUser(db, { role: 'provider', name: 'Priya Provider' })
const updatesOf = (id: number | string) => `/api/provider/projects/${id}/updates`

beforeEach(() => db.batch([db.delete(rateLimits), db.delete(outbox)]))

async function anAssignedProject() {
  const provider = await aProvider()
  const client = await aSignedInUser(db, { name: 'Dana Client', emailConfirmedAt: new Date() })
  const project = await addProject(db, {
    clientId: client.user.id,
    providerId: provider.user.id,
    progressPercentage: 30,
  })
  return { provider, client, project, path: updatesOf(project.id) }
}

describe('the assigned projects', () => {
  it('are those of the provider, with the client and without the budget', async () => {
    const { provider, project } = await anAssignedProject()
    await anAssignedProject()
    const response = await send('/api/provider/projects', { cookie: provider.cookie })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual([
      {
        id: project.id,
        name: project.name,
        description: project.description,
        status: 'active',
        progressPercentage: '30',
        milestones: { done: 0, total: 0 },
        client: 'Dana Client',
      },
    ])
  })

  it('answers 401 to visitors, 403 to other roles and 405 to other methods', async () => {
    expect((await send('/api/provider/projects')).status).toBe(401)
    for (const role of ['client', 'admin'] as const) {
      const { cookie } = await aSignedInUser(db, { role })
      expect((await send('/api/provider/projects', { cookie })).status).toBe(403)
    }
    const { cookie } = await aProvider()
    expect((await send('/api/provider/projects', { json: {}, cookie })).headers.get('allow')).toBe(
      'GET, HEAD',
    )
  })
})

describe('posting an update', () => {
  it('sets the progress, comes first, and the client gets an email with a link', async () => {
    const { provider, client, project, path } = await anAssignedProject()
    const json = { body: ' Tracking rebuilt.\r\nBudgets next. ', progressPercentage: 45 }
    const response = await send(path, { json, cookie: provider.cookie })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      progressPercentage: 45,
      mayPost: true,
      updates: [
        { body: 'Tracking rebuilt.\nBudgets next.', progressPercentage: 45, author: 'Priya Provider' },
      ],
      progress: [{ percentage: 45 }],
    })
    const [queuedEmail] = await db.select().from(outbox)
    expect(queuedEmail?.recipient).toBe(client.user.email)
    expect(queuedEmail?.body).toContain(`${siteUrl}/dashboard/project?id=${project.id}`)
    const texts = projectNewsTexts({
      project: project.name,
      author: 'Priya Provider',
      progressPercentage: 45,
    })
    expect(queuedEmail?.body).toContain(texts.beforeLink)
    expect(queuedEmail?.body).toContain('45%')
    expect(queuedEmail?.body).not.toContain('Tracking')
    const [row] = await db.select().from(projects).where(eq(projects.id, project.id))
    expect(row).toMatchObject({ progressPercentage: 45, revision: project.revision + 1 })
  })

  it('without progress leaves it unchanged, and without a client is emailed to the agency alone', async () => {
    const { provider, project, path } = await anAssignedProject()
    await db.update(projects).set({ clientId: null }).where(eq(projects.id, project.id))
    const response = await send(path, { json: { body: 'Nothing new.' }, cookie: provider.cookie })
    expect(await response.json()).toMatchObject({ progressPercentage: 30, progress: [] })
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient }) => recipient)).toEqual([site.email])
  })

  it('sent five times at once is one update, and one email to the client and one to the agency', async () => {
    const { provider, client, project, path } = await anAssignedProject()
    const json = { body: 'Sent again and again.', progressPercentage: 50 }
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(path, { json, cookie: provider.cookie })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(await db.$count(projectUpdates, eq(projectUpdates.projectId, project.id))).toBe(1)
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient }) => recipient)).toEqual([client.user.email, site.email])
  })

  it("another provider's project, one no longer assigned, one of the provider as a client, and an unknown one get the same response", async () => {
    const { provider, project, path } = await anAssignedProject()
    const other = await anAssignedProject()
    const own = await addProject(db, { clientId: provider.user.id })
    await db.update(projects).set({ providerId: null }).where(eq(projects.id, project.id))
    for (const at of [path, other.path, updatesOf(own.id), updatesOf(999_999), updatesOf('x')]) {
      const response = await send(at, { json: { body: 'Mine?' }, cookie: provider.cookie })
      expect([response.status, await response.json()]).toEqual([404, none])
    }
    expect(await db.$count(projectUpdates, eq(projectUpdates.projectId, other.project.id))).toBe(0)
  })

  it('answers 401 to visitors, 403 to clients, administrators and other origins, and 405 to other methods', async () => {
    const { client, provider, path } = await anAssignedProject()
    const json = { body: 'A report.' }
    expect((await send(path, { json })).status).toBe(401)
    expect((await send(path, { json, cookie: client.cookie })).status).toBe(403)
    const admin = await aSignedInUser(db, { role: 'admin' })
    expect((await send(path, { json, cookie: admin.cookie })).status).toBe(403)
    const headers = { origin: 'https://elsewhere.example' }
    expect((await send(path, { json, cookie: provider.cookie, headers })).status).toBe(403)
    expect((await send(path, { cookie: provider.cookie })).status).toBe(405)
  })

  it.each([
    [{ body: '' }, 'Write an update.'],
    [{ body: 'x'.repeat(2001) }, `That is longer than ${formatNumber(2000)} characters.`],
    [{ body: 'Done', progressPercentage: 101 }, 'Progress is a whole number from 0 to 100.'],
    [{ body: 'Done', progressPercentage: 33.3 }, 'Progress is a whole number from 0 to 100.'],
    [{ body: 'Done', progressPercentage: -1 }, 'Progress is a whole number from 0 to 100.'],
  ])('%j answers 400 with what is wrong', async (json, message) => {
    const { provider, path } = await anAssignedProject()
    const response = await send(path, { json, cookie: provider.cookie })
    expect([response.status, await response.json()]).toEqual([400, { message }])
  })

  it(`more than ${projectRules.updatesPerHour} an hour answer 429`, async () => {
    const { provider, path } = await anAssignedProject()
    for (let index = 0; index < projectRules.updatesPerHour; index += 1) {
      const { status } = await send(path, { json: { body: `Report ${index}` }, cookie: provider.cookie })
      expect(status).toBe(201)
    }
    const refusedResponse = await send(path, { json: { body: 'One more' }, cookie: provider.cookie })
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
  })
})
