import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { aProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { countProjectsOfClient } from './lists.ts'

const db = openDb(env.DB)

it("counts a client's own projects by status, and zero where there are none", async () => {
  const [client, other] = [await addUser(db), await addUser(db)]
  const none = { total: 0, planned: 0, active: 0, paused: 0, completed: 0 }
  expect(await countProjectsOfClient(aUserContext(db, client))).toEqual(none)
  await db
    .insert(projects)
    .values([
      aProject({ clientId: client.id, status: 'active' }),
      aProject({ clientId: client.id, status: 'active' }),
      aProject({ clientId: client.id, status: 'completed' }),
      aProject({ clientId: other.id, status: 'paused' }),
    ])
  expect(await countProjectsOfClient(aUserContext(db, client))).toEqual({
    ...none,
    total: 3,
    active: 2,
    completed: 1,
  })
})
