import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { whereSentBefore } from './list-entries.ts'

const db = openDb(env.DB)

async function aProjectMadeBefore(ageMs: number) {
  const { id: actorId, username } = await addUser(db, { role: 'admin' })
  const { id, name } = await addProject(db, { clientId: null, budget: 7 })
  const action = 'project.create' as const
  const after = { name }
  await db.insert(auditLog).values({
    actorId,
    actor: username,
    action,
    subjectType: 'project',
    subject: String(id),
    after,
    createdAt: new Date(Date.now() - ageMs),
  })
  const entry = { actor: { id: actorId, username }, action, after }
  const values = { clientId: null, budget: 7, name }
  const find = (change: { entry?: object; values?: object } = {}) =>
    db
      .select({ id: projects.id })
      .from(projects)
      .where(
        whereSentBefore(projects, {
          entry: { ...entry, ...change.entry },
          subject: projects.id,
          values: { ...values, ...change.values },
        }),
      )
  return { id, find, somebodyElse: { id: actorId + 1, username } }
}

it('what was sent before is found for a minute', async () => {
  const { id, find } = await aProjectMadeBefore(50_000)
  await aProjectMadeBefore(50_000)
  expect(await find()).toEqual([{ id }])
  expect(await (await aProjectMadeBefore(70_000)).find()).toEqual([])
})

it('nothing is found for somebody else, for other values, null among them, or for another entry of the log', async () => {
  const { find, somebodyElse } = await aProjectMadeBefore(0)
  for (const change of [
    { entry: { actor: somebodyElse } },
    { entry: { action: 'project.update' } },
    { entry: { after: { name: 'Another' } } },
    ...[{ values: { budget: 8 } }, { values: { budget: null } }, { values: { clientId: 1 } }],
  ])
    expect(await find(change), JSON.stringify(change)).toEqual([])
})
