import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { MilestonePatch } from '#contracts/projects.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { projectMilestones, projects } from '#platform/db/schema/projects.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { addMilestone, removeMilestone, updateMilestone } from './milestones.ts'

const db = openDb(env.DB)
const now = new Date('2026-11-20T10:00:00Z')

async function aProjectOfSomebody() {
  const client = await addUser(db)
  const { id: projectId } = await addProject(db, { clientId: client.id })
  const context = aUserContext(db, await addUser(db, { role: 'admin' }), { now })
  const titles = async () =>
    (
      await db
        .select()
        .from(projectMilestones)
        .where(eq(projectMilestones.projectId, projectId))
        .orderBy(projectMilestones.sortOrder)
    ).map(({ title }) => title)
  return { projectId, context, titles }
}

it('milestones keep the order in which they were added, and ten concurrent ones get distinct places', async () => {
  const { projectId, context, titles } = await aProjectOfSomebody()
  await addMilestone(context, { projectId, title: 'First' })
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => addMilestone(context, { projectId, title: `Next ${index}` })),
  )
  const rows = await db.select().from(projectMilestones).where(eq(projectMilestones.projectId, projectId))
  expect((await titles())[0]).toBe('First')
  expect(rows.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 11 }, (_, index) => index + 1),
  )
})

it('a milestone that is sent again because its answer was lost is one; what is added again later is another', async () => {
  const { projectId, context, titles } = await aProjectOfSomebody()
  const milestone = { projectId, title: 'Audit', dueOn: '2026-12-01' }
  const [first, again] = [await addMilestone(context, milestone), await addMilestone(context, milestone)]
  expect(again).toEqual(first)
  expect(await db.$count(auditLog, eq(auditLog.subject, String(projectId)))).toBe(1)
  await addMilestone(context, { projectId, title: 'Audit' })
  expect(await titles()).toEqual(['Audit', 'Audit'])
  if (first.ok) await removeMilestone(context, { projectId, milestoneId: first.milestone.id })
  expect(await addMilestone(context, milestone)).toMatchObject({ ok: true })
  const somebodyElse = aUserContext(db, await addUser(db, { role: 'admin' }), { now })
  await addMilestone(somebodyElse, milestone)
  expect(await titles()).toEqual(['Audit', 'Audit', 'Audit'])
})

it('each field can be changed alone; done twice keeps the first time, and reopening clears it', async () => {
  const { projectId, context } = await aProjectOfSomebody()
  const addition = await addMilestone(context, { projectId, title: 'Audit', dueOn: '2026-12-01' })
  if (!addition.ok) throw new Error('no milestone')
  const { id: milestoneId } = addition.milestone
  const change = async (patch: MilestonePatch, at = now) => {
    const result = await updateMilestone({ ...context, now: at }, { projectId, milestoneId, ...patch })
    return result.ok ? result.milestone : null
  }
  expect(await change({ isDone: true })).toEqual({
    id: milestoneId,
    title: 'Audit',
    dueOn: '2026-12-01',
    doneAt: now.toISOString(),
    sortOrder: 1,
  })
  const later = new Date('2026-11-21T10:00:00Z')
  expect(await change({ isDone: true, title: 'The audit' }, later)).toMatchObject({
    title: 'The audit',
    doneAt: now.toISOString(),
  })
  expect(await change({})).toMatchObject({ title: 'The audit' })
  const open = await change({ isDone: false, dueOn: null })
  expect(open).not.toHaveProperty('doneAt')
  expect(open).not.toHaveProperty('dueOn')
})

it('a milestone of another project is not found, and an unknown project gets none', async () => {
  const { projectId, context } = await aProjectOfSomebody()
  const other = await aProjectOfSomebody()
  const addition = await addMilestone(context, { projectId: other.projectId, title: 'Theirs' })
  if (!addition.ok) throw new Error('no milestone')
  const { id: milestoneId } = addition.milestone
  const none = { ok: false, reason: 'milestone-not-found' }
  expect(await updateMilestone(context, { projectId, milestoneId, title: 'Mine' })).toEqual(none)
  expect(await removeMilestone(context, { projectId, milestoneId })).toEqual(none)
  expect(await addMilestone(context, { projectId: 999_999, title: 'Nowhere' })).toEqual({
    ok: false,
    reason: 'project-not-found',
  })
  expect(await other.titles()).toEqual(['Theirs'])
  expect(await db.$count(auditLog, eq(auditLog.subject, String(projectId)))).toBe(0)
})

it('a milestone that is added, changed or removed marks its project as changed then', async () => {
  const { projectId, context } = await aProjectOfSomebody()
  const on = (day: number) => ({ ...context, now: new Date(Date.UTC(2030, 0, day)) })
  const changedOn = async () =>
    (await db.select().from(projects).where(eq(projects.id, projectId)))[0]?.updatedAt.getUTCDate()
  const addition = await addMilestone(on(2), { projectId, title: 'Audit' })
  expect(await changedOn()).toBe(2)
  if (!addition.ok) throw new Error('no milestone')
  const place = { projectId, milestoneId: addition.milestone.id }
  await updateMilestone(on(3), { ...place, isDone: true })
  expect(await changedOn()).toBe(3)
  await removeMilestone(on(4), place)
  expect(await changedOn()).toBe(4)
})

it('a project whose milestone is no longer there is not marked as changed', async () => {
  const { projectId, context } = await aProjectOfSomebody()
  const changedAt = async () =>
    (await db.select().from(projects).where(eq(projects.id, projectId))).map(({ updatedAt }) => updatedAt)
  const before = await changedAt()
  const later = { ...context, now: new Date('2030-01-01T10:00:00Z') }
  expect(await removeMilestone(later, { projectId, milestoneId: 999_999 })).toMatchObject({ ok: false })
  expect(await updateMilestone(later, { projectId, milestoneId: 999_999, title: 'New' })).toMatchObject({
    ok: false,
  })
  expect(await changedAt()).toEqual(before)
})

it('each change is audited once, and a milestone is removed once', async () => {
  const { projectId, context, titles } = await aProjectOfSomebody()
  const addition = await addMilestone(context, { projectId, title: 'Audit' })
  if (!addition.ok) throw new Error('no milestone')
  const { id: milestoneId } = addition.milestone
  await updateMilestone(context, { projectId, milestoneId, isDone: true })
  const removals = await Promise.all(
    [1, 2, 3].map(() => removeMilestone(context, { projectId, milestoneId })),
  )
  expect(removals.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await db.$count(auditLog, eq(auditLog.subject, String(projectId)))).toBe(3)
  expect(await titles()).toEqual([])
})

it.each([{ isDone: true }, { title: 'The audit', dueOn: null }, { sortOrder: 7 }])(
  'the same change %j that arrives twice at once is audited once, and both are answered',
  async (patch) => {
    const { projectId, context } = await aProjectOfSomebody()
    const addition = await addMilestone(context, { projectId, title: 'Audit', dueOn: '2026-12-01' })
    if (!addition.ok) throw new Error('no milestone')
    const change = { projectId, milestoneId: addition.milestone.id, ...patch }
    const results = await Promise.all([1, 2].map(() => updateMilestone(context, change)))
    expect(results).toMatchObject([{ ok: true }, { ok: true }])
    expect(await db.$count(auditLog, eq(auditLog.subject, String(projectId)))).toBe(2)
  },
)

it('progress follows the milestones, until somebody sets another', async () => {
  const { projectId, context } = await aProjectOfSomebody()
  const progress = async () =>
    (await db.select().from(projects).where(eq(projects.id, projectId)))[0]?.progressPercentage
  const set = (progressPercentage: number) =>
    db.update(projects).set({ progressPercentage }).where(eq(projects.id, projectId))
  const add = async (title: string) => {
    const addition = await addMilestone(context, { projectId, title })
    if (!addition.ok) throw new Error('no milestone')
    return { projectId, milestoneId: addition.milestone.id }
  }
  await set(0)
  const [first, second] = [await add('First'), await add('Second'), await add('Third')]
  await updateMilestone(context, { ...first, isDone: true })
  expect(await progress()).toBe(33)
  await updateMilestone(context, { ...first, title: 'The first' })
  expect(await progress()).toBe(33)
  await removeMilestone(context, second)
  expect(await progress()).toBe(50)
  const last = await add('Last')
  expect(await progress()).toBe(33)
  await set(60)
  await updateMilestone(context, { ...last, isDone: true })
  expect(await progress()).toBe(60)
  await set(0)
  await updateMilestone(context, { ...last, isDone: false })
  expect(await progress()).toBe(33)
  await updateMilestone(context, { ...first, isDone: false })
  expect(await progress()).toBe(0)
})
