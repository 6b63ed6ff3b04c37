import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { projectRules } from '#contracts/project-rules.ts'
import { formatMoney } from '#shared/formats.ts'
import { openDb } from '#platform/db/open.ts'
import { projectMilestones, projectUpdates } from '#platform/db/schema/projects.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const none = { message: 'There is no project with this number.' }
const pathOf = (id: number | string) => `/api/client/projects/${id}`

it('a client reads milestones in order, updates newest first with their authors, and the progress over time', async () => {
  const client = await aSignedInUser(db)
  const provider = await aSignedInUser(db, { role: 'provider', name: 'Priya Provider' })
  const project = await addProject(db, { clientId: client.user.id, providerId: provider.user.id })
  const projectId = project.id
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 9, day, 9)))
  const [first, second, third] = days.map((day) => day.toISOString())
  await db.insert(projectMilestones).values([
    { projectId, title: 'Second', sortOrder: 2 },
    { projectId, title: 'First', sortOrder: 1, dueOn: '2026-10-02', doneAt: days[0] },
  ])
  await db.insert(projectUpdates).values([
    { projectId, authorId: provider.user.id, body: 'Begun', progressPercentage: 10, createdAt: days[0] },
    { projectId, authorId: null, body: 'A question', createdAt: days[1] },
    { projectId, authorId: provider.user.id, body: 'Further', progressPercentage: 65, createdAt: days[2] },
  ])
  const response = await send(pathOf(projectId), { cookie: client.cookie })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const id = expect.any(Number)
  expect(await response.json()).toEqual({
    id: projectId,
    name: project.name,
    description: project.description,
    status: 'active',
    progressPercentage: 65,
    budget: formatMoney(12_500),
    client: 'Asha Rai',
    provider: 'Priya Provider',
    createdAt: project.createdAt.toISOString(),
    milestones: [
      { id, title: 'First', dueOn: '2026-10-02', doneAt: first, sortOrder: 1 },
      { id, title: 'Second', sortOrder: 2 },
    ],
    updates: [
      { id, body: 'Further', progressPercentage: 65, author: 'Priya Provider', createdAt: third },
      { id, body: 'A question', createdAt: second },
      { id, body: 'Begun', progressPercentage: 10, author: 'Priya Provider', createdAt: first },
    ],
    olderThan: null,
    progress: [
      { at: first, percentage: 10 },
      { at: third, percentage: 65 },
    ],
    mayPost: false,
  })
  const list = await (await send('/api/client/projects', { cookie: client.cookie })).json()
  expect(list).toMatchObject([
    { milestones: { done: 1, total: 2, next: { title: 'Second' } }, reportedAt: third },
  ])
})

it('the provider reads it without the budget and may post, an administrator reads it whole and may not here', async () => {
  const client = await aSignedInUser(db)
  const provider = await aSignedInUser(db, { role: 'provider' })
  const admin = await aSignedInUser(db, { role: 'admin' })
  const { id } = await addProject(db, { clientId: client.user.id, providerId: provider.user.id })
  const asProvider = await (await send(pathOf(id), { cookie: provider.cookie })).json()
  expect(asProvider).toMatchObject({ mayPost: true, client: 'Asha Rai' })
  expect(asProvider).not.toHaveProperty('budget')
  expect(await (await send(pathOf(id), { cookie: admin.cookie })).json()).toMatchObject({
    mayPost: false,
    budget: formatMoney(12_500),
  })
})

it("another user's project, a former provider's and an unknown one get the same response", async () => {
  const client = await aSignedInUser(db)
  const stranger = await aSignedInUser(db)
  const provider = await aSignedInUser(db, { role: 'provider' })
  const { id } = await addProject(db, { clientId: client.user.id, providerId: stranger.user.id })
  for (const cookie of [stranger.cookie, provider.cookie]) {
    for (const projectId of [id, 999_999, 'x', '0', '1e3', '9'.repeat(40)]) {
      const response = await send(pathOf(projectId), { cookie })
      expect([response.status, await response.json()]).toEqual([404, none])
    }
  }
})

it('older updates come page by page', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const { id: projectId } = await addProject(db, { clientId: user.id })
  const count = projectRules.updatesPage + 3
  for (let index = 0; index < count; index += 10) {
    const rows = Array.from({ length: Math.min(10, count - index) }, (_, row) => ({
      projectId,
      body: `Report ${index + row}`,
      createdAt: new Date(),
    }))
    await db.insert(projectUpdates).values(rows)
  }
  interface Page {
    updates: { body: string }[]
    olderThan: number | null
  }
  const first = await (await send(pathOf(projectId), { cookie })).json<Page>()
  expect(first.updates).toHaveLength(projectRules.updatesPage)
  expect(first.updates[0]?.body).toBe(`Report ${count - 1}`)
  const second = await (await send(`${pathOf(projectId)}?before=${first.olderThan}`, { cookie })).json<Page>()
  expect(second.updates.map(({ body }) => body)).toEqual(['Report 2', 'Report 1', 'Report 0'])
  expect(second.olderThan).toBeNull()
})

it('signed out answers 401, another method 405, a malformed "before" 400', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const { id } = await addProject(db, { clientId: user.id })
  expect((await send(pathOf(id))).status).toBe(401)
  expect((await send(pathOf(id), { json: {}, cookie })).headers.get('allow')).toBe('GET, HEAD')
  expect((await send(`${pathOf(id)}?before=x`, { cookie })).status).toBe(400)
})
