import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proofs } from '#platform/access/proofs.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { problems } from '#platform/db/schema/problems.ts'
import { missingPaths } from '#platform/db/schema/redirects.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { aBookingProject, addConfirmedBooking } from '#tests/builders/booking-projects.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { aJobInput } from '#tests/builders/jobs.ts'
import { aSubscriber, anIssue } from '#tests/builders/newsletter.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { aProtectedUser } from '#tests/builders/second-factors.ts'
import { aCaseStudy, serviceToBook } from '#tests/builders/services.ts'
import { addUser, aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { postBody } from '#tests/worker/admin-posts.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

/** These store nothing but an email to the administrator who asks. */
const storesNothing = [
  'POST /api/admin/case-study-preview',
  'POST /api/admin/emails/templates/:id/test',
  'POST /api/admin/newsletter/issues/:id/test',
  'POST /api/admin/posts/preview',
]

async function anActor() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const countEntries = () => db.$count(auditLog, eq(auditLog.actorId, user.id))
  const recorded: string[] = []
  const act = async <Answer>(endpoint: string, values: (string | number)[], json?: object | FormData) => {
    const [method = '', pattern = ''] = endpoint.split(' ')
    const remaining = [...values]
    const path = pattern.replaceAll(/:\w+/g, () => String(remaining.shift()))
    const before = await countEntries()
    const payload = json instanceof FormData ? { body: json } : json ? { json } : {}
    const response = await send(path, { method, cookie, ...payload })
    const text = await response.text()
    expect(response.ok, `${endpoint} answers ${response.status}: ${text}`).toBe(true)
    if ((await countEntries()) > before) recorded.push(endpoint)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
  return { act, recorded }
}

/** Texts are left out: the versions of a post say who saved them, and those of an issue only change in drafts. */
it('every write of the back office leaves an entry in the audit log', async () => {
  const { act, recorded } = await anActor()

  const { slug, revision } = await act<{ slug: string; revision: number }>(
    'POST /api/admin/posts',
    [],
    postBody({ slug: 'audited' }),
  )
  const post = await act<{ revision: number }>('PATCH /api/admin/posts/:slug', [slug], { status: 'archived' })
  await act('POST /api/admin/posts/:slug/revisions/:revision/restore', [slug, revision], post)
  await act('DELETE /api/admin/posts/:slug', [slug])

  const caseStudy = { ...aCaseStudy({ slug: 'audited' }), sortOrder: 1, status: 'published' }
  await act('POST /api/admin/case-studies', [], caseStudy)
  const study = await act<{ revision: number }>('PATCH /api/admin/case-studies/:slug', ['audited'], {
    title: 'Another',
  })
  await act('POST /api/admin/case-studies/:slug/revisions/:revision/restore', ['audited', 1], study)
  await act('DELETE /api/admin/case-studies/:slug', ['audited'])

  const page = { slug: 'audited-page', title: 'A page', status: 'draft' }
  const storedPage = await act<{ revision: number }>('POST /api/admin/pages', [], page)
  await act('PATCH /api/admin/pages/:slug', [page.slug], { title: 'Another page' })
  const restored = { revision: storedPage.revision + 1 }
  await act('POST /api/admin/pages/:slug/revisions/:revision/restore', [page.slug, 1], restored)
  await act('DELETE /api/admin/pages/:slug', [page.slug])

  const author = { slug: 'audited', name: 'Asha Audited', title: 'Writer' }
  await act('POST /api/admin/authors', [], author)
  await act('PATCH /api/admin/authors/:slug', ['audited'], { title: 'Editor' })
  await act('DELETE /api/admin/authors/:slug', ['audited'])

  const form = () => {
    const parts = new FormData()
    parts.set('file', new File([aPng()], 'audited.png'))
    return parts
  }
  const file = await act<{ id: number }>('POST /api/admin/files', [], form())
  await act('PATCH /api/admin/files/:id', [file.id], { alt: 'Ridges' })
  await act('PUT /api/admin/files/:id/content', [file.id], form())
  await act('DELETE /api/admin/files/:id', [file.id])

  const { id: _, ...fields } = serviceToBook
  const newService = { ...fields, title: 'Audited', sortOrder: 99, status: 'draft' }
  const service = await act<{ id: number }>('POST /api/admin/services', [], newService)
  await act('PATCH /api/admin/services/:id', [service.id], { title: 'Another' })
  await act('DELETE /api/admin/services/:id', [service.id])

  const { confirmationCode } = await act<{ confirmationCode: string }>(
    'POST /api/admin/bookings',
    [],
    aBookingInput(),
  )
  await act('PATCH /api/admin/bookings/:code', [confirmationCode], { status: 'cancelled' })
  const note = await act<{ id: number }>('POST /api/admin/bookings/:code/notes', [confirmationCode], {
    body: 'A note.',
  })
  await act('DELETE /api/admin/bookings/:code/notes/:id', [confirmationCode, note.id])
  await act('DELETE /api/admin/bookings/:code', [confirmationCode])
  const { code } = await addBooking(db)
  const bulkId = crypto.randomUUID()
  await act('POST /api/admin/bookings/bulk', [], {
    id: bulkId,
    status: 'cancelled',
    codes: [formatCode(code)],
  })
  await act('POST /api/admin/bookings/bulk/:id/undo', [bulkId], {})

  const confirmed = await addConfirmedBooking(db)
  await act('POST /api/admin/bookings/:code/project', [formatCode(confirmed.code)], aBookingProject())
  const client = await addUser(db)
  const newProject = { name: 'Audited', description: 'Pages.', status: 'active', budget: 5 }
  const project = await act<{ id: number }>('POST /api/admin/projects', [], {
    ...newProject,
    client: client.username,
  })
  await act('PATCH /api/admin/projects/:id', [project.id], { name: 'Another' })
  const { milestones } = await act<{ milestones: { id: number }[] }>(
    'POST /api/admin/projects/:id/milestones',
    [project.id],
    { title: 'First' },
  )
  const milestone = [project.id, milestones[0]?.id ?? 0]
  await act('PATCH /api/admin/projects/:id/milestones/:milestone', milestone, { isDone: true })
  await act('DELETE /api/admin/projects/:id/milestones/:milestone', milestone)
  await act('POST /api/admin/projects/:id/updates', [project.id], { body: 'Half done.' })
  await act('DELETE /api/admin/projects/:id', [project.id])

  const email = await anOutboxEmail(db, { failedAt: new Date(), attempts: 10, lastError: 'HTTP 503' })
  await act('POST /api/admin/emails/:id/resend', [email.id], {})
  const subscriber = await aSubscriber(db)
  await act('DELETE /api/admin/newsletter/:id', [subscriber.id])
  const csv = 'email,consent\nreader@example.com,2024-03-05\n'
  await act('POST /api/admin/newsletter/import', [], { csv, isPreview: false })
  await act('POST /api/admin/newsletter/issues', [], { subject: 'Audited', content: 'Text.' })
  const issue = await anIssue(db)
  await act('PATCH /api/admin/newsletter/issues/:id', [issue.id], {
    revision: 1,
    state: 'scheduled',
    sendAt: '2099-01-01T00:00:00Z',
  })
  await act('DELETE /api/admin/newsletter/issues/:id', [(await anIssue(db)).id])
  const [settings] = await db.select().from(newsletterSettings)
  await act('PATCH /api/admin/newsletter/settings', [], {
    digest: 'weekly',
    revision: settings?.revision ?? 1,
  })
  const now = new Date()
  await db
    .insert(problems)
    .values({ kind: 'error', place: 'GET /', what: 'Error', count: 1, firstAt: now, lastAt: now })
  await act('DELETE /api/admin/problems', [])
  const job = await act<{ id: number }>('POST /api/admin/jobs', [], aJobInput())
  await act('PATCH /api/admin/jobs/:id', [job.id], { status: 'closed' })
  await act('DELETE /api/admin/jobs/:id', [job.id])
  const redirect = await act<{ id: number }>('POST /api/admin/redirects', [], { from: '/old', to: '/about' })
  await act('PATCH /api/admin/redirects/:id', [redirect.id], { status: 302 })
  await act('DELETE /api/admin/redirects/:id', [redirect.id])
  const [lost] = await db.insert(missingPaths).values({ path: '/lost', count: 1, lastAt: now }).returning()
  await act('PATCH /api/admin/missing-paths/:id', [lost?.id ?? 0], { isDismissed: true })

  const invited = await act<{ id: number }>('POST /api/admin/users', [], {
    username: 'audited',
    name: 'Audited',
    email: 'audited@example.com',
    role: 'client',
  })
  await act('POST /api/admin/users/:id/invitation', [invited.id], {})
  const { user } = await aProtectedUser(db)
  await aSession(db, user, undefined, true)
  await act('DELETE /api/admin/users/:id/sessions', [user.id])
  await act('POST /api/admin/users/:id/reset-link', [user.id], {})
  await act('DELETE /api/admin/users/:id/second-factor', [user.id])
  await act('PATCH /api/admin/users/:id', [user.id], { isDisabled: true })

  const writes = Object.keys(proofs).filter(
    (endpoint) => endpoint.includes(' /api/admin/') && !endpoint.startsWith('GET '),
  )
  expect(writes.filter((endpoint) => !recorded.includes(endpoint))).toEqual(storesNothing)
}, 120_000)
