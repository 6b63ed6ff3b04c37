import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { projects } from '#server/db/schema/projects.ts'
import { addProject } from '../../../tests/builders/projects.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { updateProject } from './save-project.ts'

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
