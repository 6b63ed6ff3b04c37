import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordAudit } from '#server/audit/record.ts'
import { addProject } from '../../../tests/builders/projects.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
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
  const audited = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ before }) => before?.name)
  const saveByAnother = () =>
    db
      .update(projects)
      .set({ name: 'By another', revision: sql`${projects.revision} + 1` })
      .where(eq(projects.id, id))
  /** @param meanwhile happens after the row was read and before it is saved */
  const rename = (expected: number | undefined, meanwhile?: () => Promise<unknown>, where = sql`1`) =>
    updateAtRevision(db, {
      table: projects,
      expected,
      read,
      plan: async (before, save) => {
        await meanwhile?.()
        if (before.name === 'Refused') return { ok: false as const, reason: 'name-refused' as const }
        return save({
          set: { name: 'After', updatedAt: now },
          where,
          alongside: (isCurrent) => ({
            audit: recordAudit(
              db,
              { actor, action: 'project.update', subject, before: { name: before.name } },
              isCurrent,
            ),
          }),
        })
      },
      explain: async () =>
        (await isForbidden(where)) ? { ok: false as const, reason: 'forbidden' as const } : null,
    })
  const isForbidden = async (where: ReturnType<typeof sql>) => where === never
  return { id, read, audited, saveByAnother, rename }
}

const never = sql`0`

it('a save at the expected revision counts it up and keeps what goes along with it', async () => {
  const { read, audited, rename } = await aProject()
  expect(await rename(1)).toMatchObject({
    ok: true,
    before: { name: 'Before', revision: 1 },
    after: { name: 'After', revision: 2, updatedAt: now },
  })
  expect(await read()).toMatchObject({ name: 'After', revision: 2 })
  expect(await audited()).toEqual(['Before'])
})

it('an older revision is refused with the newest one, and nothing is written', async () => {
  const { read, audited, saveByAnother, rename } = await aProject()
  await saveByAnother()
  expect(await rename(1)).toEqual({ ok: false, reason: 'conflict', revision: 2 })
  expect(await read()).toMatchObject({ name: 'By another', revision: 2 })
  expect(await audited()).toEqual([])
})

it('somebody who saves between the read and the write wins over a change that names its revision', async () => {
  const { read, audited, saveByAnother, rename } = await aProject()
  expect(await rename(1, saveByAnother)).toEqual({ ok: false, reason: 'conflict', revision: 2 })
  expect(await read()).toMatchObject({ name: 'By another', revision: 2 })
  expect(await audited()).toEqual([])
})

it('a change without a revision is planned again over the newest row, and audited once', async () => {
  const { audited, saveByAnother, rename } = await aProject()
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
  expect(await audited()).toEqual(['By another'])
})

it('a change without a revision gives up when others save each time', async () => {
  const { read, audited, saveByAnother, rename } = await aProject()
  expect(await rename(undefined, saveByAnother)).toEqual({
    ok: false,
    reason: 'conflict',
    revision: undefined,
  })
  expect(await read()).toMatchObject({ name: 'By another', revision: 6 })
  expect(await audited()).toEqual([])
})

it('of ten saves of one revision at once exactly one is kept', async () => {
  const { read, audited, rename } = await aProject()
  const results = await Promise.all(Array.from({ length: 10 }, () => rename(1)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await read()).toMatchObject({ revision: 2 })
  expect(await audited()).toHaveLength(1)
})

it('a row that is not there, or is deleted before the write, is not found', async () => {
  const { id, audited, rename } = await aProject()
  const remove = () => db.delete(projects).where(eq(projects.id, id))
  expect(await rename(1, remove)).toEqual({ ok: false, reason: 'not-found' })
  expect(await rename(undefined)).toEqual({ ok: false, reason: 'not-found' })
  expect(await audited()).toEqual([])
})

it('an answer of the plan ends it, and an unmet condition is explained; neither writes anything', async () => {
  const { id, read, audited, rename } = await aProject()
  expect(await rename(1, undefined, never)).toEqual({ ok: false, reason: 'forbidden' })
  await db.update(projects).set({ name: 'Refused' }).where(eq(projects.id, id))
  expect(await rename(1)).toEqual({ ok: false, reason: 'name-refused' })
  expect(await read()).toMatchObject({ name: 'Refused', revision: 1 })
  expect(await audited()).toEqual([])
})

it('a table without the named revision is a mistake that is told', async () => {
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
