import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { addCopies } from '#tests/builders/copies.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { listProjectsOfClient, listProjectsOfProvider } from './lists.ts'

const db = openDb(env.DB)

it('a client and a provider read the newest 200 of their projects, and with `before` the rest', async () => {
  const client = await addUser(db)
  const provider = await addUser(db, { role: 'provider' })
  const { id } = await addProject(db, { clientId: client.id, providerId: provider.id })
  await addCopies(db, { table: 'projects', id, count: 202 })
  for (const [list, user] of [
    [listProjectsOfClient, client],
    [listProjectsOfProvider, provider],
  ] as const) {
    const newest = await list(aUserContext(db, user))
    const rest = await list(aUserContext(db, user), { before: newest.at(-1)?.id })
    expect([newest.length, rest.length]).toEqual([200, 3])
    const ids = [...newest, ...rest].map((project) => project.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids.at(-1)).toBe(id)
  }
})
