import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { openDb } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { send } from '#tests/worker/send.ts'
import { aClientsProject, projectAdmin, projectLog } from '#tests/worker/admin-projects.ts'

const db = openDb(env.DB)

describe('milestones and reports', () => {
  it('are added, ordered, marked as done and removed, and each change is logged', async () => {
    const { call } = await projectAdmin()
    const { client, project } = await aClientsProject()
    const at = `/${project.id}/milestones`
    await call('POST', at, { title: 'Audit', dueOn: '2027-01-31' })
    const two = await call('POST', at, { title: 'Launch' })
    expect(two.status).toBe(201)
    const [audit, launch] = (await two.json<AdminProjectDetail>()).milestones
    expect([audit?.title, launch?.title]).toEqual(['Audit', 'Launch'])
    const changeResponse = await call('PATCH', `${at}/${launch?.id}`, { sortOrder: 0, isDone: true })
    expect((await changeResponse.json<AdminProjectDetail>()).milestones).toMatchObject([
      { title: 'Launch', doneAt: expect.any(String) },
      { title: 'Audit', dueOn: '2027-01-31' },
    ])
    const clientResponse = await send('/api/client/projects', { cookie: client.cookie })
    expect(await clientResponse.json()).toMatchObject([{ milestones: { done: 1, total: 2 } }])
    const removeResponse = await call('DELETE', `${at}/${audit?.id}`)
    expect((await removeResponse.json<AdminProjectDetail>()).milestones).toHaveLength(1)
    expect((await call('DELETE', `${at}/${audit?.id}`)).status).toBe(404)
    expect(await projectLog(project.id, 'project.update')).toHaveLength(4)
  })

  it('of another project are not reached through this one', async () => {
    const { call } = await projectAdmin()
    const { project } = await aClientsProject()
    const other = await aClientsProject()
    const response = await call('POST', `/${other.project.id}/milestones`, { title: 'Theirs' })
    const [theirs] = (await response.json<AdminProjectDetail>()).milestones
    const at = `/${project.id}/milestones/${theirs?.id}`
    expect((await call('PATCH', at, { isDone: true })).status).toBe(404)
    expect((await call('DELETE', at)).status).toBe(404)
  })

  it('an update sets the progress and is emailed to the client, once when sent twice', async () => {
    const { call } = await projectAdmin()
    const { client, project } = await aClientsProject({ progressPercentage: 10 })
    const json = { body: 'Tracking rebuilt.', progressPercentage: 55 }
    const response = await call('POST', `/${project.id}/updates`, json)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      progressPercentage: 55,
      updates: [{ body: 'Tracking rebuilt.', author: 'Ada Admin' }],
    })
    expect((await call('POST', `/${project.id}/updates`, json)).status).toBe(200)
    const queuedEmails = await db.select().from(outbox).where(eq(outbox.recipient, client.user.email))
    expect(queuedEmails).toHaveLength(1)
    const log = await projectLog(project.id, 'project.update')
    expect(log).toMatchObject([{ after: { report: '17 characters', progressPercentage: 55 } }])
  })
})
