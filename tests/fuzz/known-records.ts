import type { Db } from '#platform/db/open.ts'
import { bookingMessages, bookingNotes } from '#platform/db/schema/bookings.ts'
import { missingPaths, redirects } from '#platform/db/schema/redirects.ts'
import { authors } from '#platform/db/schema/blog.ts'
import { calendarFeeds } from '#platform/db/schema/calendars.ts'
import { caseStudies, caseStudyRevisions } from '#platform/db/schema/content.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { passkeys } from '#platform/db/schema/second-factors.ts'
import { projectMilestones } from '#platform/db/schema/projects.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { anIssue, aSubscriber } from '#tests/builders/newsletter.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { aTextPageRow } from '#tests/builders/text-pages.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { addJob } from '#tests/builders/stored-jobs.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { origin } from '../worker/send.ts'
import { askWorker } from './ask-worker.ts'
import { aCategory } from '#tests/builders/posts.ts'

interface People {
  clientId: number
  clientEmail: string
  providerId: number
}

type KnownRecords = Record<string, string[]>

/**
 * Creates the records that an endpoint needs, owned by the client and provider among its callers. Without them a fuzzed
 * address ends at "not found" and nothing behind it is tested.
 */
export async function addKnownRecords(db: Db, path: string, people: People): Promise<KnownRecords> {
  const makers: [start: string, make: (db: Db, people: People) => Promise<KnownRecords>][] = [
    ['/api/bookings/email/', async () => ({ email: [encodeURIComponent(people.clientEmail)] })],
    ['/api/bookings/:', aClientsBooking],
    ['/api/admin/bookings/:', aClientsBooking],
    ['/api/admin/authors/:', anAuthor],
    ['/api/blog/authors/:', anAuthor],
    ['/api/admin/case-studies/:', aPublishedCaseStudy],
    ['/api/case-studies/:', aPublishedCaseStudy],
    ['/api/admin/jobs/:', aStoredJob],
    ['/api/jobs/:', aStoredJob],
    ['/api/admin/emails/templates/:', async () => ({ id: ['role-changed', 'new-device'] })],
    ['/api/admin/emails/:', aFailedEmail],
    ['/api/admin/newsletter/issues/:', aDraft],
    ['/api/admin/newsletter/:', aReader],
    ['/api/newsletter/issues/:', aSentIssue],
    ['/api/admin/pages/:', aTextPage],
    ['/api/pages/:', aTextPage],
    ['/api/admin/posts/:', aPublishedPost],
    ['/api/blog/:', aPublishedPost],
    ['/api/admin/projects/:', aProjectWithMilestone],
    ['/api/admin/redirects/:', aRedirect],
    ['/api/admin/missing-paths/:', aMissingPath],
    ['/api/client/projects/:', aProjectWithMilestone],
    ['/api/provider/projects/:', aProjectWithMilestone],
    ['/api/account/passkeys/:', aPasskey],
    ['/api/calendar/:', aFeed],
    ['/api/schedules/:', anOpenSchedule],
    ['/api/admin/users/:', async () => ({ id: [String(people.clientId), String(people.providerId)] })],
  ]
  const make = makers.find(([start]) => path.startsWith(start))?.[1]
  return make ? make(db, people) : { id: ['1', '2'], slug: [aCategory] }
}

async function aClientsBooking(db: Db, { clientId, clientEmail }: People): Promise<KnownRecords> {
  const { id, code } = await addBooking(db, { userId: clientId, clientEmail })
  const text = { bookingId: id, body: 'A first text.' }
  await db.insert(bookingMessages).values({ ...text, fromAgency: true })
  const notes = await db.insert(bookingNotes).values(text).returning()
  return { code: [code], id: notes.map((note) => String(note.id)) }
}

async function aPublishedCaseStudy(db: Db): Promise<KnownRecords> {
  const caseStudy = aCaseStudy({ slug: `case-${uniqueText()}`, factor: 2000 })
  const [row] = await db
    .insert(caseStudies)
    .values({ ...caseStudy, sortOrder: 1, status: 'published', updatedAt: new Date() })
    .returning()
  if (row)
    await db
      .insert(caseStudyRevisions)
      .values({ recordId: row.id, revision: 1, fields: { ...caseStudy, sortOrder: 1, status: 'draft' } })
  return { slug: [caseStudy.slug], revision: ['1'] }
}

async function aStoredJob(db: Db): Promise<KnownRecords> {
  const { id, slug } = await addJob(db)
  return { id: [String(id)], slug: [slug] }
}

async function aFailedEmail(db: Db): Promise<KnownRecords> {
  const { id } = await anOutboxEmail(db, { failedAt: new Date(), lastError: 'refused', attempts: 9 })
  return { id: [String(id)] }
}

async function aDraft(db: Db): Promise<KnownRecords> {
  const { id } = await anIssue(db)
  return { id: [String(id)] }
}

async function aTextPage(db: Db): Promise<KnownRecords> {
  const page = aTextPageRow({ slug: `page-${uniqueText()}` })
  await db.insert(pages).values(page)
  return { slug: [page.slug], revision: ['1'] }
}

async function anAuthor(db: Db): Promise<KnownRecords> {
  const slug = `author-${uniqueText()}`
  await db.insert(authors).values({ slug, name: `Asha ${slug}`, title: 'Writer', updatedAt: new Date() })
  return { slug: [slug] }
}

async function aRedirect(db: Db): Promise<KnownRecords> {
  const fromPath = `/old-${uniqueText()}`
  const [row] = await db
    .insert(redirects)
    .values({ fromPath, toPath: '/about', toUrl: '/about', status: 301 })
    .returning()
  return { id: [String(row?.id)] }
}

async function aMissingPath(db: Db): Promise<KnownRecords> {
  const path = `/lost-${uniqueText()}`
  const [row] = await db.insert(missingPaths).values({ path, count: 1, lastAt: new Date() }).returning()
  return { id: [String(row?.id)] }
}

async function aReader(db: Db): Promise<KnownRecords> {
  const { id } = await aSubscriber(db)
  return { id: [String(id)] }
}

async function aSentIssue(db: Db): Promise<KnownRecords> {
  const { slug } = await anIssue(db, { state: 'sent', startedAt: new Date(), endedAt: new Date() })
  return { slug: [slug] }
}

const postFields = {
  title: 'A post',
  excerpt: 'What it says.',
  date: '2025-04-05',
  category: aCategory,
  keywords: ['crawling'],
  content: 'A first paragraph.',
  status: 'published',
}

async function aPublishedPost(db: Db): Promise<KnownRecords> {
  const slug = `post-${uniqueText()}`
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const body = JSON.stringify({ slug, ...postFields })
  const headers = { cookie, 'content-type': 'application/json' }
  const { response, text } = await askWorker(
    new Request(new URL('/api/admin/posts', origin), { method: 'POST', body, headers }),
  )
  if (!response.ok) throw new Error(text)
  return { slug: [slug], revision: ['1'] }
}

async function aProjectWithMilestone(db: Db, { clientId, providerId }: People): Promise<KnownRecords> {
  const { id } = await addProject(db, { clientId, providerId })
  const milestones = await db
    .insert(projectMilestones)
    .values({ projectId: id, title: 'First pages', sortOrder: 1 })
    .returning()
  return { id: [String(id)], milestone: milestones.map((milestone) => String(milestone.id)) }
}

async function aPasskey(db: Db, { clientId }: People): Promise<KnownRecords> {
  const values = { userId: clientId, credentialId: uniqueText(), publicKey: 'key', counter: 0 }
  const passkeyRows = await db
    .insert(passkeys)
    .values({ ...values, transports: [], name: 'Phone' })
    .returning()
  return { id: passkeyRows.map(({ id }) => String(id)) }
}

async function aFeed(db: Db, { providerId }: People): Promise<KnownRecords> {
  const token = createToken()
  await db
    .insert(calendarFeeds)
    .values({ userId: providerId, tokenHash: hashToken(token), scope: 'own', createdAt: new Date() })
  return { token: [token] }
}

async function anOpenSchedule(db: Db, { providerId }: People): Promise<KnownRecords> {
  await addSchedule(db, { userId: providerId })
  return { id: [String(providerId)] }
}
