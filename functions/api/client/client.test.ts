import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#shared/formats.ts'
import { openDb } from '#platform/db/open.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { aProject } from '#tests/builders/projects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

describe.each(['/api/client/projects', '/api/client/analytics'])('%s', (path) => {
  it('answers 401 to a visitor', async () => {
    const response = await send(path)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Sign in first.' })
  })

  it('answers 405 with Allow to another method', async () => {
    const { cookie } = await aSignedInUser(db)
    const response = await send(path, { json: {}, cookie })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('is never cached', async () => {
    const { cookie } = await aSignedInUser(db)
    expect((await send(path, { cookie })).headers.get('cache-control')).toBe('no-store')
  })
})

it("a client sees their own projects, newest first, and nobody else's", async () => {
  const { user, cookie } = await aSignedInUser(db)
  const stranger = await aSignedInUser(db)
  await db.insert(projects).values([
    aProject({
      clientId: user.id,
      name: 'First',
      budget: 1299,
      progressPercentage: 0,
      status: 'planned',
    }),
    aProject({ clientId: stranger.user.id, name: 'Of a stranger' }),
    aProject({ clientId: user.id, name: 'Second' }),
  ])
  const response = await (await send('/api/client/projects', { cookie })).json()
  const { description } = aProject({ clientId: user.id })
  expect(response).toEqual([
    {
      id: expect.any(Number),
      name: 'Second',
      description,
      status: 'active',
      progressPercentage: '65',
      budget: formatMoney(12_500),
      milestones: { done: 0, total: 0 },
    },
    {
      id: expect.any(Number),
      name: 'First',
      description,
      status: 'planned',
      progressPercentage: '0',
      budget: formatMoney(1299),
      milestones: { done: 0, total: 0 },
    },
  ])
})

it('a client without projects has an empty list', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'provider' })
  const response = await send('/api/client/projects', { cookie })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual([])
})

it("the analytics are counts of the client's own rows", async () => {
  const { user, cookie } = await aSignedInUser(db)
  const stranger = await aSignedInUser(db)
  const clientId = user.id
  await db
    .insert(projects)
    .values([
      aProject({ clientId }),
      aProject({ clientId }),
      aProject({ clientId, status: 'completed', progressPercentage: 100 }),
      aProject({ clientId: stranger.user.id }),
    ])
  const response = await (await send('/api/client/analytics', { cookie })).json()
  expect(response).toEqual({ projects: { total: 3, planned: 0, active: 2, paused: 0, completed: 1 } })
})
