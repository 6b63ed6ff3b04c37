import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { projects, projectUpdates } from '#server/db/schema/projects.ts'
import { actingBefore } from '../../../tests/builders/interleaved.ts'
import { addProject } from '../../../tests/builders/projects.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { postUpdate } from './post-update.ts'

const db = openDb(env.DB)
const report = { body: 'The pages are written.', progressPercentage: 40 }
const beside = (act: () => Promise<unknown>) => actingBefore(env.DB, 'insert into "project_updates"', act)

beforeEach(() => db.batch([db.delete(projectUpdates), db.delete(outbox)]))

async function aProjectOf(role: 'admin' | 'provider') {
  const [author, client] = await Promise.all([
    addUser(db, { role }),
    addUser(db, { emailConfirmedAt: new Date() }),
  ])
  const provider = role === 'provider' ? { providerId: author.id } : {}
  const project = await addProject(db, { clientId: client.id, progressPercentage: 10, ...provider })
  return { author, project }
}

it.each(['admin', 'provider'] as const)(
  'a report whose author (%s) is deleted at the same moment is refused and changes nothing',
  async (role) => {
    const { author, project } = await aProjectOf(role)
    const database = beside(() => db.delete(users).where(eq(users.id, author.id)))
    expect(await postUpdate(aUserContext(database, author), { ...report, projectId: project.id })).toEqual({
      ok: false,
      reason: 'sign-in-first',
    })
    expect(await db.$count(projectUpdates)).toBe(0)
    expect(await db.$count(outbox)).toBe(0)
    const [row] = await db.select().from(projects).where(eq(projects.id, project.id))
    expect(row).toMatchObject({ progressPercentage: 10, revision: project.revision })
  },
)

it('a report on a project that goes to another provider at the same moment is refused', async () => {
  const { author, project } = await aProjectOf('provider')
  const database = beside(() =>
    db.update(projects).set({ providerId: null }).where(eq(projects.id, project.id)),
  )
  expect(await postUpdate(aUserContext(database, author), { ...report, projectId: project.id })).toEqual({
    ok: false,
    reason: 'project-not-found',
  })
})

it('a report that is sent again within a minute is one', async () => {
  const { author, project } = await aProjectOf('admin')
  const post = () => postUpdate(aUserContext(db, author), { ...report, projectId: project.id })
  expect(await post()).toEqual({ ok: true, isNew: true })
  expect(await post()).toEqual({ ok: true, isNew: false })
  expect(await db.$count(projectUpdates)).toBe(1)
})
