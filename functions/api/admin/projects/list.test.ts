import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listRules } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { addProject, aProject } from '#tests/builders/projects.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { projectAdmin } from '#tests/worker/admin-projects.ts'

const db = openDb(env.DB)

describe('the list', () => {
  it('is searched by name and description, filtered by status and sorted', async () => {
    const { list } = await projectAdmin()
    const client = await addUser(db)
    const word = `w${uniqueText().replaceAll(/[^a-z0-9]/gi, '')}`
    const add = (name: string, status: 'active' | 'paused', updatedAt: Date) =>
      addProject(db, { clientId: client.id, name: `${name} ${word}`, status, updatedAt })
    await add('Beta', 'active', new Date(3000))
    await add('alpha', 'paused', new Date(1000))
    await add('Gamma', 'active', new Date(2000))
    const names = async (query: string) =>
      (await list(`search=${word}&${query}`)).items.map(({ name }) => name.split(' ')[0])
    expect(await names('')).toEqual(['Gamma', 'alpha', 'Beta'])
    expect(await names('sort=name')).toEqual(['alpha', 'Beta', 'Gamma'])
    expect(await names('sort=updated')).toEqual(['Beta', 'Gamma', 'alpha'])
    expect(await names('status=active&sort=name')).toEqual(['Beta', 'Gamma'])
    expect((await list('search=%22%26')).items).toEqual([])
  })

  it.each(['newest', 'name', 'updated'])('sorted by %s shows each row once over all pages', async (sort) => {
    const { list } = await projectAdmin()
    const client = await addUser(db)
    const rows = Array.from({ length: listRules.pageRows + 5 }, (_, index) =>
      aProject({ clientId: client.id, name: `Same ${index % 3}`, status: 'paused' }),
    )
    for (let at = 0; at < rows.length; at += 10) await db.insert(projects).values(rows.slice(at, at + 10))
    const ids: number[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await list(`status=paused&sort=${sort}${next ? `&after=${next}` : ''}`)
      ids.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    const all = await db.select({ id: projects.id }).from(projects).where(eq(projects.status, 'paused'))
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort())
  })

  it.each(['status=none', 'sort=none', 'after=x', `search=${'x'.repeat(101)}`])(
    'the query %s answers 400',
    async (query) => {
      const { call } = await projectAdmin()
      expect((await call('GET', `?${query}`)).status).toBe(400)
    },
  )
})
