import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { projectMilestones, projects } from '#platform/db/schema/projects.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { createProject, updateProject } from './save-project.ts'

const db = openDb(env.DB)

it('a save that is sent again because its answer was lost is no conflict and changes nothing more', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const client = await addUser(db)
  const { id, revision } = await addProject(db, { clientId: client.id })
  const save = (name: string) =>
    updateProject(context, { id, revision, fields: { name, client: client.username } })
  expect(await save('Paths')).toEqual({ ok: true })
  expect(await save('Paths')).toEqual({ ok: true })
  expect(await save('Roads')).toEqual({ ok: false, reason: 'project-conflict' })
  expect(await db.select().from(projects).where(eq(projects.id, id))).toMatchObject([
    { name: 'Paths', revision: revision + 1 },
  ])
  expect(await db.$count(auditLog, eq(auditLog.subject, String(id)))).toBe(1)
})

it('a project that is sent again because its answer was lost is one, with its milestones once; a corrected one is another', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const client = await addUser(db)
  const [template] = milestoneTemplates
  const project = {
    name: 'Paths',
    description: 'All of them',
    status: 'active' as const,
    progressPercentage: 0,
    budget: 100,
    client: client.username,
    provider: null,
    template: template?.id ?? null,
    startsOn: '2027-01-04',
  }
  const first = await createProject(context, project)
  expect(first.ok && (await createProject(context, project))).toEqual(first)
  expect(await createProject(context, { ...project, description: 'Some of them' })).not.toEqual(first)
  expect(await db.$count(projects, eq(projects.clientId, client.id))).toBe(2)
  const id = first.ok ? first.id : 0
  expect(await db.$count(projectMilestones, eq(projectMilestones.projectId, id))).toBe(
    template?.milestones.length ?? 0,
  )
  expect(await db.$count(auditLog, eq(auditLog.subject, String(id)))).toBe(1)
})

describe('somebody who deletes their account meanwhile', () => {
  const aTeam = async () => {
    const [client, provider] = [await addUser(db), await addUser(db, { role: 'provider' })]
    const names = { client: client.username, provider: provider.username }
    return { client, provider, names, admin: await addUser(db, { role: 'admin' }) }
  }
  const beside = (part: string, { id }: { id: number }) =>
    actingBefore(env.DB, part, () => db.delete(users).where(eq(users.id, id)))

  it.each(['client', 'provider'] as const)('is named as missing for a new project: the %s', async (who) => {
    const team = await aTeam()
    const database = beside('insert into "projects"', team[who])
    const result = await createProject(aUserContext(database, team.admin), {
      name: 'Paths',
      description: 'All of them',
      status: 'active',
      progressPercentage: 0,
      budget: 100,
      ...team.names,
    })
    expect(result).toEqual({ ok: false, reason: `${who}-not-found` })
    expect(await db.$count(auditLog, eq(auditLog.actorId, team.admin.id))).toBe(0)
  })

  it.each(['client', 'provider'] as const)(
    'is named as missing for a project that exists: the %s',
    async (who) => {
      const team = await aTeam()
      const { id, revision } = await addProject(db, { clientId: (await addUser(db)).id })
      const database = beside('update "projects"', team[who])
      const change = { id, revision, fields: { [who]: team.names[who] } }
      expect(await updateProject(aUserContext(database, team.admin), change)).toEqual({
        ok: false,
        reason: `${who}-not-found`,
      })
    },
  )

  it('keeps nobody from changing the rest of their project', async () => {
    const team = await aTeam()
    const { id, revision } = await addProject(db, { clientId: team.client.id })
    const database = beside('update "projects"', team.client)
    const change = { id, revision, fields: { name: 'Signs' } }
    expect(await updateProject(aUserContext(database, team.admin), change)).toEqual({ ok: true })
    const [project] = await db.select().from(projects).where(eq(projects.id, id))
    expect(project).toMatchObject({ name: 'Signs', clientId: null })
  })
})
