import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { providerUpdateTexts } from '#content/emails/agency.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projects, projectUpdates } from '#platform/db/schema/projects.ts'
import { site } from '#site.config.ts'
import { choose, runClock } from '#tests/builders/email-choices.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { postUpdate } from './post-update.ts'

const db = openDb(env.DB)
const report = { body: 'The pages are written.', progressPercentage: 40 }
const beside = (act: () => Promise<unknown>) => actingBefore(env.DB, 'insert into "project_updates"', act)

beforeEach(() =>
  db.batch([db.delete(projectUpdates), db.delete(outbox), db.delete(rateLimits), db.delete(heldNotices)]),
)

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

describe('a report of a provider', () => {
  const titleFor = (author: string, project: string) =>
    providerUpdateTexts({ author, project, progressPercentage: 40 }).subject
  const toAgency = () => db.select().from(outbox).where(eq(outbox.recipient, site.email))

  it('is emailed to the agency, with a link to it in the back office and none of its words', async () => {
    const { author, project } = await aProjectOf('provider')
    expect(await postUpdate(aUserContext(db, author), { ...report, projectId: project.id })).toMatchObject({
      isNew: true,
    })
    const [email, ...others] = await toAgency()
    expect(others).toEqual([])
    expect(email?.subject).toBe(titleFor(author.name, project.name))
    expect(email?.body).toMatch(new RegExp(`^https?://\\S+/admin/projects/project\\?id=${project.id}$`, 'm'))
    expect(email?.body).toContain('40%')
    expect(email?.body).not.toContain(report.body)
    expect(await db.$count(outbox)).toBe(2)
  })

  it('is emailed once if it is sent again within a minute', async () => {
    const { author, project } = await aProjectOf('provider')
    const post = () => postUpdate(aUserContext(db, author), { ...report, projectId: project.id })
    await Promise.all([post(), post()])
    expect(await toAgency()).toHaveLength(1)
  })

  it('reaches administrators as they chose, and no longer the agency after ten in an hour', async () => {
    const { author, project } = await aProjectOf('provider')
    const readers = await Promise.all(
      (['at-once', 'daily', 'off'] as const).map(async (timing) => {
        const reader = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
        await choose(db, reader.id, 'project-updates', timing)
        return reader
      }),
    )
    await runClock(db)
    for (let index = 0; index < 12; index += 1)
      expect(
        await postUpdate(aUserContext(db, author), { body: `Page ${index}`, projectId: project.id }),
      ).toEqual({ ok: true, isNew: true })
    const emails = await db.select().from(outbox)
    const countTo = (email: string | undefined) =>
      emails.filter(({ recipient }) => recipient === email).length
    expect([site.email, ...readers.map(({ email }) => email)].map(countTo)).toEqual([10, 10, 0, 0])
    const lines = await db.select().from(heldNotices)
    expect(new Set(lines.map(({ userId }) => userId))).toEqual(new Set([readers[1]?.id]))
    expect(lines).toHaveLength(10)
    expect(await db.$count(projectUpdates)).toBe(12)
  })
})

it('a report of an administrator is not emailed to the agency', async () => {
  const { author, project } = await aProjectOf('admin')
  await postUpdate(aUserContext(db, author), { ...report, projectId: project.id })
  expect(await db.$count(outbox, eq(outbox.recipient, site.email))).toBe(0)
})
