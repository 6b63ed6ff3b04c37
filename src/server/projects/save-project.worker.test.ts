import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { openDb } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { projectMilestones, projects } from '#server/db/schema/projects.ts'
import { addProject } from '../../../tests/builders/projects.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
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
    ...{ name: 'Paths', description: 'All of them', status: 'active' as const, progressPercentage: 0 },
    ...{
      budget: 100,
      client: client.username,
      provider: null,
      template: template?.id ?? null,
      startsOn: '2027-01-04',
    },
  }
  const first = await createProject(context, project)
  expect(first.ok && (await createProject(context, project))).toEqual(first)
  expect(await createProject(context, { ...project, description: 'Some of them' })).not.toEqual(first)
  expect(await db.$count(projects, eq(projects.clientId, client.id))).toBe(2)
  const id = first.ok ? first.id : 0
  expect(await db.$count(projectMilestones, eq(projectMilestones.projectId, id))).toBe(
    template?.milestones.length,
  )
  expect(await db.$count(auditLog, eq(auditLog.subject, String(id)))).toBe(1)
})
