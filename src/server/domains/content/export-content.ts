import { asc, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { caseStudies, services } from '#platform/db/schema/content.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'
import { toCaseStudy } from './case-study-row.ts'

const servicesPerPage = 1000
/** Few, because each has a long text. */
const [storiesPerPage, jobsPerPage] = [100, 100]

/** Yields all services, published or not. */
export async function* exportServices(db: Db) {
  const pages = pagesById(servicesPerPage, (afterId) =>
    db
      .select()
      .from(services)
      .where(gt(services.id, afterId))
      .orderBy(asc(services.id))
      .limit(servicesPerPage),
  )
  for await (const rows of pages) yield rows.map(({ revision: _, ...service }) => service)
}

/** Yields all case studies, published or not, with the texts that were entered and without their HTML. */
export async function* exportCaseStudies(db: Db) {
  const pages = pagesById(storiesPerPage, (afterId) =>
    db
      .select()
      .from(caseStudies)
      .where(gt(caseStudies.id, afterId))
      .orderBy(asc(caseStudies.id))
      .limit(storiesPerPage),
  )
  for await (const rows of pages)
    yield rows.map(({ html: _, revision: _revision, ...story }) => toCaseStudy(story))
}

/** Yields all jobs, offered or not. */
export async function* exportJobs(db: Db) {
  const pages = pagesById(jobsPerPage, (afterId) =>
    db.select().from(jobs).where(gt(jobs.id, afterId)).orderBy(asc(jobs.id)).limit(jobsPerPage),
  )
  for await (const rows of pages)
    yield rows.map(
      ({ revision: _, isOffered: _offered, changesOn: _changes, keepsExpired: _keeps, ...job }) => job,
    )
}
