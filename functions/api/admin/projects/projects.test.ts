import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { formatMoney, formatNumber } from '#shared/formats.ts'
import { openDb } from '#platform/db/open.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { aClientsProject, projectAdmin, projectLog } from '#tests/worker/admin-projects.ts'

const db = openDb(env.DB)

const aNewProject = (client: string, overrides: Record<string, unknown> = {}) => ({
  client,
  name: 'Search programme',
  description: 'Twelve landing pages.',
  status: 'planned',
  budget: 9000,
  ...overrides,
})

describe('a new project', () => {
  it('appears on its client’s dashboard and its provider’s list at once, and is logged', async () => {
    const { call } = await projectAdmin()
    const client = await aSignedInUser(db)
    const provider = await aSignedInUser(db, { role: 'provider' })
    const json = aNewProject(client.user.username.toUpperCase(), { provider: provider.user.username })
    const createResponse = await call('POST', '', json)
    expect(createResponse.status).toBe(201)
    const project = await createResponse.json<AdminProjectDetail>()
    expect(project).toMatchObject({
      client: { username: client.user.username },
      provider: { username: provider.user.username },
      progressPercentage: 0,
      revision: 1,
      milestones: [],
      updates: [],
    })
    const clientResponse = await send('/api/client/projects', { cookie: client.cookie })
    expect(await clientResponse.json()).toMatchObject([
      { id: project.id, name: 'Search programme', budget: formatMoney(9000) },
    ])
    const providerResponse = await send('/api/provider/projects', { cookie: provider.cookie })
    expect(await providerResponse.json()).toMatchObject([{ id: project.id }])
    expect(await projectLog(project.id, 'project.create')).toMatchObject([
      { after: { name: 'Search programme', client: client.user.username } },
    ])
  })

  it.each([
    [{ client: 'nobody.there' }, 'There is no client with this username.'],
    [{ client: '' }, 'Choose a client.'],
    [{ client: null }, 'Choose a client.'],
    [{ provider: 'nobody.there' }, 'There is no service provider with this username.'],
    [{ name: '  ' }, 'Name the project.'],
    [{ name: 'x'.repeat(121) }, "A project's name has at most 120 characters."],
    [{ description: '' }, 'Describe the project.'],
    [{ status: 'done' }, 'The status is one of planned, active, paused, completed.'],
    [{ progressPercentage: 101 }, 'Progress is a whole number from 0 to 100.'],
    [{ budget: -1 }, `The budget is a whole number from 0 to ${formatNumber(projectRules.budgetMax)}.`],
    [{ budget: 1.5 }, `The budget is a whole number from 0 to ${formatNumber(projectRules.budgetMax)}.`],
  ])('with %j is 400', async (fields, message) => {
    const { call } = await projectAdmin()
    const client = await addUser(db)
    const refusedResponse = await call('POST', '', aNewProject(client.username, fields))
    expect(refusedResponse.status).toBe(400)
    expect(await refusedResponse.json()).toEqual({ message })
  })

  it('may have the budget of a large project in a currency of small units', async () => {
    const { call } = await projectAdmin()
    const client = await aSignedInUser(db)
    const budget = 2_500_000_000
    const createResponse = await call('POST', '', aNewProject(client.user.username, { budget }))
    expect(createResponse.status).toBe(201)
    const clientResponse = await send('/api/client/projects', { cookie: client.cookie })
    expect(await clientResponse.json()).toMatchObject([{ budget: formatMoney(budget) }])
  })

  it('needs a client and a provider; other accounts are refused', async () => {
    const { call, user } = await projectAdmin()
    const client = await addUser(db)
    expect((await call('POST', '', aNewProject(user.username))).status).toBe(400)
    expect((await call('POST', '', aNewProject(client.username, { provider: client.username }))).status).toBe(
      400,
    )
  })
})

describe('a change', () => {
  it('is visible to the client at once and is logged with its previous value', async () => {
    const { change } = await projectAdmin()
    const { client, project } = await aClientsProject({ status: 'active', progressPercentage: 10 })
    const json = { status: 'paused', progressPercentage: 40, name: project.name, description: 'New words.' }
    const changeResponse = await change(project.id, { ...json, revision: project.revision })
    expect(await changeResponse.json()).toMatchObject({ status: 'paused', revision: project.revision + 1 })
    const clientResponse = await send('/api/client/projects', { cookie: client.cookie })
    expect(await clientResponse.json()).toMatchObject([{ status: 'paused', progressPercentage: '40' }])
    expect(await projectLog(project.id, 'project.update')).toMatchObject([
      {
        before: {
          status: 'active',
          progressPercentage: 10,
          description: `${project.description.length} characters`,
        },
        after: { status: 'paused', progressPercentage: 40, description: '10 characters' },
      },
    ])
  })

  it('can move a project to another client, who alone sees it from then on', async () => {
    const { change } = await projectAdmin()
    const { client, project } = await aClientsProject()
    const other = await aSignedInUser(db)
    await change(project.id, { client: other.user.username })
    expect(await (await send('/api/client/projects', { cookie: client.cookie })).json()).toEqual([])
    expect((await send(`/api/client/projects/${project.id}`, { cookie: client.cookie })).status).toBe(404)
    expect((await send(`/api/client/projects/${project.id}`, { cookie: other.cookie })).status).toBe(200)
  })

  it('removes the provider with null', async () => {
    const { change } = await projectAdmin()
    const provider = await addUser(db, { role: 'provider' })
    const { project } = await aClientsProject({ providerId: provider.id })
    expect(await (await change(project.id, { provider: null })).json()).toMatchObject({ provider: null })
  })

  it('of an old revision is 409 and changes nothing; without a revision it applies to the newest', async () => {
    const { change } = await projectAdmin()
    const { project } = await aClientsProject()
    const { revision } = project
    expect((await change(project.id, { name: 'First', revision })).status).toBe(200)
    const late = await change(project.id, { name: 'Second', revision })
    expect(late.status).toBe(409)
    expect(await late.json()).toEqual({ message: expect.stringContaining('Somebody else') })
    expect(await (await change(project.id, { status: 'paused' })).json()).toMatchObject({
      name: 'First',
      status: 'paused',
    })
  })

  it('of two at once from one revision is saved once and logged once', async () => {
    const { change } = await projectAdmin()
    const { project } = await aClientsProject()
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const responses = await Promise.all(
      names.map((name) => change(project.id, { name, revision: project.revision })),
    )
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    expect(await projectLog(project.id, 'project.update')).toHaveLength(1)
  })

  it('of a project whose status this release does not know is possible: it is listed, shown and given another', async () => {
    const { cookie, change } = await projectAdmin()
    const { project } = await aClientsProject()
    await db.run(sql`update projects set status = 'on-hold' where id = ${project.id}`)
    for (const path of ['/api/admin/projects', `/api/admin/projects/${project.id}`]) {
      const response = await send(path, { cookie })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('"on-hold"')
    }
    expect(await (await change(project.id, { status: 'paused' })).json()).toMatchObject({ status: 'paused' })
    expect(await projectLog(project.id, 'project.update')).toMatchObject([{ before: { status: 'on-hold' } }])
  })

  it('to the same values changes nothing', async () => {
    const { change } = await projectAdmin()
    const { project } = await aClientsProject()
    const same = await change(project.id, { name: project.name, revision: project.revision })
    expect(await same.json()).toMatchObject({ revision: project.revision })
    expect(await projectLog(project.id, 'project.update')).toEqual([])
  })
})

it('a deleted project is gone for its client, with a line in the log', async () => {
  const { call } = await projectAdmin()
  const { client, project } = await aClientsProject()
  await call('POST', `/${project.id}/milestones`, { title: 'Audit' })
  expect((await call('DELETE', `/${project.id}`)).status).toBe(204)
  expect((await call('DELETE', `/${project.id}`)).status).toBe(404)
  expect(await (await send('/api/client/projects', { cookie: client.cookie })).json()).toEqual([])
  expect(await projectLog(project.id, 'project.delete')).toMatchObject([{ before: { name: project.name } }])
})

it.each(['0', '999999', 'x', '-1', '1.5', '9'.repeat(30)])(
  'the unknown project %s answers 404',
  async (id) => {
    const { call } = await projectAdmin()
    expect((await call('GET', `/${id}`)).status).toBe(404)
    expect((await call('PATCH', `/${id}`, { status: 'paused' })).status).toBe(404)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
    expect((await call('POST', `/${id}/milestones`, { title: 'x' })).status).toBe(404)
    expect((await call('POST', `/${id}/updates`, { body: 'x' })).status).toBe(404)
  },
)
