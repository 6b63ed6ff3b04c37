import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminCaseStudy, CaseStudyRevision } from '#contracts/admin-content.ts'
import type { RevisionList } from '#contracts/revisions.ts'
import { openDb } from '#platform/db/open.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { contentAdmin, contentLog } from '#tests/worker/admin-content.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/admin/case-studies'
const input = { ...aCaseStudy({ slug: 'first' }), sortOrder: 1, status: 'draft' }

beforeEach(() => db.delete(caseStudies))

async function anEditor() {
  const { cookie } = await aSignedInUser(db, { role: 'editor' })
  const at = (slug: string, rest = '') => `${path}/${slug}/revisions${rest}`
  return {
    versions: async (slug: string) =>
      (await (await send(at(slug), { cookie })).json<RevisionList>()).revisions,
    version: (slug: string, revision: number) => send(at(slug, `/${revision}`), { cookie }),
    restore: (slug: string, to: number, from: number) =>
      send(at(slug, `/${to}/restore`), { cookie, json: { revision: from } }),
  }
}

it('every save is a version, with who saved it and what changed', async () => {
  const { create, change, user } = await contentAdmin(path)
  const { versions, version } = await anEditor()
  await create({ ...input, industry: 'Bakeries' })
  await change('first', { content: '## Why\n\nBecause.', industry: null })
  expect(await versions('first')).toMatchObject([
    { revision: 2, savedBy: user.name, title: input.title, changed: ['content', 'industry'] },
    { revision: 1, savedBy: user.name, changed: [] },
  ])
  const { fields } = await (await version('first', 1)).json<CaseStudyRevision>()
  expect(fields).toEqual({ ...input, industry: 'Bakeries' })
})

it('a restored version is a new one: what it did not have is gone; address, status and time stay', async () => {
  const { create, change, user } = await contentAdmin(path)
  const { versions, restore } = await anEditor()
  await create({ ...input, industry: 'Bakeries' })
  await change('first', { slug: 'second', title: 'Another', status: 'published', content: 'Words.' })
  await change('second', { isFeatured: true, industry: '' })
  const restored = await restore('second', 1, 3)
  expect(restored.status).toBe(200)
  const record = await restored.json<AdminCaseStudy>()
  expect(record).toEqual({
    ...input,
    id: record.id,
    slug: 'second',
    status: 'published',
    industry: 'Bakeries',
    revision: 4,
  })
  expect((await versions('second')).map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
  expect((await send('/api/case-studies/second')).status).toBe(200)
  expect(await contentLog(user.id, 'second')).toHaveLength(1)
})

it('a version is restored only on what it was started from, and an unknown one not at all', async () => {
  const { create, change } = await contentAdmin(path)
  const { version, restore } = await anEditor()
  await create(input)
  await change('first', { title: 'Another' })
  expect((await restore('first', 1, 1)).status).toBe(409)
  for (const revision of [9, 0]) {
    expect((await version('first', revision)).status).toBe(404)
    expect((await restore('first', revision, 2)).status).toBe(404)
  }
  expect((await version('no-such', 1)).status).toBe(404)
  expect((await restore('no-such', 1, 1)).status).toBe(404)
})

it('a case study from before there were versions keeps what it was when it is saved', async () => {
  const { change } = await contentAdmin(path)
  const { versions, restore } = await anEditor()
  await db.insert(caseStudies).values({ ...input, status: 'draft', factor: 2000, updatedAt: new Date() })
  expect(await versions('first')).toEqual([])
  expect((await change('first', { title: 'Another' })).status).toBe(200)
  expect(await versions('first')).toMatchObject([
    { revision: 2, title: 'Another' },
    { revision: 1, title: input.title, savedBy: null },
  ])
  expect(await (await restore('first', 1, 2)).json()).toMatchObject({ title: input.title, revision: 3 })
})

it('a client reads no version', async () => {
  const { create } = await contentAdmin(path)
  await create(input)
  const { cookie } = await aSignedInUser(db)
  expect((await send(`${path}/first/revisions`, { cookie })).status).toBe(403)
  expect((await send(`${path}/first/revisions/1`)).status).toBe(401)
})
