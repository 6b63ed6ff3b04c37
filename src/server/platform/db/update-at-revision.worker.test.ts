import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditStatement } from '#platform/audit/record.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { openDb } from './open.ts'
import { auditLog } from './schema/audit.ts'
import { projects } from './schema/projects.ts'
import { updateAtRevision } from './update-at-revision.ts'

const db = openDb(env.DB)
const now = new Date('2026-11-20T10:00:00Z')

async function aProject() {
  const actor = await addUser(db)
  const { id } = await addProject(db, { clientId: actor.id, name: 'Before' })
  const subject = String(id)
  const read = async () => (await db.select().from(projects).where(eq(projects.id, id)))[0]
  const auditedNames = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ before }) => before?.name)
  const saveByAnother = () =>
    db
      .update(projects)
      .set({ name: 'By another', revision: sql`${projects.revision} + 1` })
      .where(eq(projects.id, id))
  const rename = (expectedRevision: number | undefined, meanwhile?: () => Promise<unknown>, where = sql`1`) =>
    updateAtRevision(db, {
      table: projects,
      expected: expectedRevision,
      read,
      plan: async (before, save) => {
        await meanwhile?.()
        if (before.name === 'Refused') return { ok: false as const, reason: 'name-refused' as const }
        return save({
          set: { name: 'After', updatedAt: now },
          where,
          alongside: (whereCurrent) => ({
            audit: auditStatement(
              db,
              { actor, action: 'project.update', subject, before: { name: before.name } },
              whereCurrent,
            ),
          }),
        })
      },
      explain: async () =>
        (await isForbidden(where)) ? { ok: false as const, reason: 'forbidden' as const } : null,
    })
  const isForbidden = async (where: ReturnType<typeof sql>) => where === never
  return { id, read, auditedNames, saveByAnother, rename }
}

const never = sql`0`

it('a save at the expected revision increments it and writes the statements alongside', async () => {
  const { read, auditedNames, rename } = await aProject()
  expect(await rename(1)).toMatchObject({
    ok: true,
    before: { name: 'Before', revision: 1 },
    after: { name: 'After', revision: 2, updatedAt: now },
  })
  expect(await read()).toMatchObject({ name: 'After', revision: 2 })
  expect(await auditedNames()).toEqual(['Before'])
})

it('a save from an older revision is refused with the newest one, and nothing is written', async () => {
  const { read, auditedNames, saveByAnother, rename } = await aProject()
  await saveByAnother()
  expect(await rename(1)).toEqual({ ok: false, reason: 'conflict', revision: 2 })
  expect(await read()).toMatchObject({ name: 'By another', revision: 2 })
  expect(await auditedNames()).toEqual([])
})

it('a save between the read and the write wins over a change that names its revision', async () => {
  const { read, auditedNames, saveByAnother, rename } = await aProject()
  expect(await rename(1, saveByAnother)).toEqual({ ok: false, reason: 'conflict', revision: 2 })
  expect(await read()).toMatchObject({ name: 'By another', revision: 2 })
  expect(await auditedNames()).toEqual([])
})

it('a change without a revision is planned again on the newest row, and audited once', async () => {
  const { auditedNames, saveByAnother, rename } = await aProject()
  let saves = 0
  const onceByAnother = async () => {
    saves += 1
    if (saves === 1) await saveByAnother()
  }
  expect(await rename(undefined, onceByAnother)).toMatchObject({
    ok: true,
    before: { name: 'By another' },
    after: { name: 'After', revision: 3 },
  })
  expect(await auditedNames()).toEqual(['By another'])
})

it('a change without a revision gives up if somebody else saves at every attempt', async () => {
  const { read, auditedNames, saveByAnother, rename } = await aProject()
  expect(await rename(undefined, saveByAnother)).toEqual({
    ok: false,
    reason: 'conflict',
    revision: undefined,
  })
  expect(await read()).toMatchObject({ name: 'By another', revision: 6 })
  expect(await auditedNames()).toEqual([])
})

it('of ten concurrent saves of one revision, exactly one succeeds', async () => {
  const { read, auditedNames, rename } = await aProject()
  const results = await Promise.all(Array.from({ length: 10 }, () => rename(1)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await read()).toMatchObject({ revision: 2 })
  expect(await auditedNames()).toHaveLength(1)
})

it('a row that does not exist, or is deleted before the write, is not found', async () => {
  const { id, auditedNames, rename } = await aProject()
  const remove = () => db.delete(projects).where(eq(projects.id, id))
  expect(await rename(1, remove)).toEqual({ ok: false, reason: 'not-found' })
  expect(await rename(undefined)).toEqual({ ok: false, reason: 'not-found' })
  expect(await auditedNames()).toEqual([])
})

it('an answer from the plan ends the update, an unmet condition is explained, and neither writes anything', async () => {
  const { id, read, auditedNames, rename } = await aProject()
  expect(await rename(1, undefined, never)).toEqual({ ok: false, reason: 'forbidden' })
  await db.update(projects).set({ name: 'Refused' }).where(eq(projects.id, id))
  expect(await rename(1)).toEqual({ ok: false, reason: 'name-refused' })
  expect(await read()).toMatchObject({ name: 'Refused', revision: 1 })
  expect(await auditedNames()).toEqual([])
})

it('a table without the named revision column throws', async () => {
  const { read } = await aProject()
  const save = updateAtRevision(db, {
    table: projects,
    expected: undefined,
    read,
    revision: { column: 'version', next: sql`1` },
    // @ts-expect-error: projects have no column of this name
    plan: (_before, save) => save({ set: { title: 'After' } }),
  })
  await expect(save).rejects.toThrow('version')
})
