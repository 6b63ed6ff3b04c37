import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, sessions, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { projectMilestones, projects, projectUpdates } from '#platform/db/schema/projects.ts'
import { exportFormats, exportNames } from '#contracts/export-rules.ts'
import { aCaseStudy, addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { postBody } from '#tests/worker/admin-posts.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = (record: string, format?: string) =>
  `/api/admin/export/${record}${format ? `?format=${format}` : ''}`

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(projects), db.delete(users), db.delete(rateLimits)])
})

const anAdmin = () => aSignedInUser(db, { role: 'admin' })

it.each(exportNames.flatMap((record) => exportFormats[record].map((format) => [record, format] as const)))(
  'an administrator downloads %s as %s, and the audit log names who',
  async (record, format) => {
    const { cookie, user } = await anAdmin()
    const response = await send(path(record, format), { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${record}-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    )
    await response.arrayBuffer()
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      actorId: user.id,
      action: 'data.export',
      subject: record,
      after: { format },
    })
  },
)

it('nobody else exports, not even an editor', async () => {
  expect((await send(path('users'))).status).toBe(401)
  for (const role of ['client', 'provider', 'editor'] as const) {
    const { cookie } = await aSignedInUser(db, { role })
    for (const record of exportNames) expect((await send(path(record), { cookie })).status).toBe(403)
  }
})

it('a session that proved itself more than 15 minutes ago is asked again', async () => {
  const { cookie, user } = await anAdmin()
  const verifiedAt = new Date(Date.now() - 16 * 60_000)
  await db.update(sessions).set({ verifiedAt }).where(eq(sessions.userId, user.id))
  const response = await send(path('users'), { cookie })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ reason: 'step-up' })
})

it('unknown records and formats are refused with what there is', async () => {
  const { cookie } = await anAdmin()
  const messageOf = async (target: string) => {
    const response = await send(target, { cookie })
    expect(response.status).toBe(400)
    return (await response.json<{ message: string }>()).message
  }
  expect(await messageOf(path('sessions'))).toBe(`These can be exported: ${exportNames.join(', ')}.`)
  expect(await messageOf(path('users', 'xml'))).toBe('The format is zip, csv or json.')
  expect(await messageOf(path('posts', 'csv'))).toBe('posts are exported as zip.')
  expect(await messageOf(path('users', 'zip'))).toBe('users are exported as csv or json.')
})

it('the thirty-first export within an hour waits', async () => {
  const { cookie } = await anAdmin()
  for (let count = 0; count < 30; count += 1)
    expect((await send(path('services'), { cookie })).status).toBe(200)
  expect((await send(path('services'), { cookie })).status).toBe(429)
})

it('users come without anything that lets somebody in', async () => {
  const { cookie, user } = await anAdmin()
  const text = await (await send(path('users', 'json'), { cookie })).text()
  expect(JSON.parse(text)).toEqual([
    {
      id: user.id,
      username: user.username,
      name: user.name,
      email: user.email,
      pendingEmail: null,
      emailConfirmedAt: null,
      role: 'admin',
      disabledAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ])
  expect(text).not.toMatch(/scrypt|hash|secret/i)
})

it('a spreadsheet runs nothing that somebody chose as a name', async () => {
  const { cookie } = await anAdmin()
  await addUser(db, { name: '=1+1' })
  const csv = await (await send(path('users', 'csv'), { cookie })).text()
  expect(csv).toContain(`${listSeparator}'=1+1${listSeparator}`)
})

it('projects have their people, milestones and updates', async () => {
  const { cookie, user } = await anAdmin()
  const [project] = await db
    .insert(projects)
    .values({
      name: 'Shop',
      description: 'A shop.',
      status: 'active',
      progressPercentage: 40,
      budget: 9000,
      clientId: user.id,
      updatedAt: new Date(),
    })
    .returning()
  const projectId = project?.id ?? 0
  await db.insert(projectMilestones).values({ projectId, title: 'Design', dueOn: '2027-01-12', sortOrder: 1 })
  await db.insert(projectUpdates).values({ projectId, authorId: user.id, body: 'Drawn.' })
  expect(await (await send(path('projects', 'json'), { cookie })).json()).toMatchObject([
    {
      name: 'Shop',
      budget: 9000,
      client: user.name,
      clientEmail: user.email,
      provider: null,
      milestones: [{ title: 'Design', dueOn: '2027-01-12', doneAt: null }],
      updates: [{ author: user.name, body: 'Drawn.' }],
    },
  ])
  const csv = await (await send(path('projects', 'csv'), { cookie })).text()
  expect(csv).toContain('Design')
})

it('a case study has what was entered, and a list is one cell', async () => {
  const { cookie } = await anAdmin()
  const story = { ...aCaseStudy(), slug: 'exported', tags: ['SEO', 'Email'], sortOrder: 1, status: 'draft' }
  expect((await send('/api/admin/case-studies', { cookie, json: story })).status).toBe(201)
  const rows = await (await send(path('case-studies', 'json'), { cookie })).json<{ slug: string }[]>()
  expect(rows.find(({ slug }) => slug === 'exported')).toMatchObject({
    tags: ['SEO', 'Email'],
    factor: story.factor,
  })
  expect(await (await send(path('case-studies', 'csv'), { cookie })).text()).toContain('SEO, Email')
})

it('posts come as a zip of markdown files with their front matter', async () => {
  const { cookie } = await anAdmin()
  await send('/api/admin/posts', {
    cookie,
    json: postBody({ slug: 'zipped', content: 'Grüße aus der ZIP.' }),
  })
  const response = await send(path('posts'), { cookie })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = strFromU8(files['zipped.md'] ?? new Uint8Array())
  expect(text).toMatch(/^---\nslug: zipped\ntitle: /)
  expect(text).toContain('Grüße aus der ZIP.')
})

it('an export has every row of more than one page, in order and once', async () => {
  const { cookie } = await anAdmin()
  await env.DB.prepare(
    `insert into users (username, name, email, role, password_hash)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 6000)
     select 'many-' || i, 'Name ' || i, 'many-' || i || '@a.example', 'client', '' from n`,
  ).run()
  const rows = await (await send(path('users', 'json'), { cookie })).json<{ id: number }[]>()
  expect(rows).toHaveLength(6001)
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b))
})
