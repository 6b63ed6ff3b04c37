import { asc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { services } from '#platform/db/schema/content.ts'
import { selectPeople } from '#domains/schedules/occupies-time.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { toCaseStudy } from './case-study-row.ts'
import { withFirstServices } from './bookable-services.ts'
import { selectCards } from './public-stories.ts'

/** The home page shows the first ones, `/work` those after them too. */
const homeStudiesMax = 12

/**
 * Returns the published services, the first published case studies, and whether anybody takes appointments. A database that never had
 * services gets the first ones.
 */
export async function readSiteContent(context: ServiceContext): Promise<SiteContent> {
  const rows = await withFirstServices(
    context,
    () => publishedRows(context.db),
    ({ services }) => services.length === 0,
  )
  return {
    services: rows.services,
    caseStudies: rows.caseStudies.map((row) => toCaseStudy(row)),
    takesAppointments: rows.people.length > 0,
  }
}

const publishedRows = (db: Db) =>
  batchNamed(db, {
    services: db
      .select()
      .from(services)
      .where(eq(services.status, 'published'))
      .orderBy(asc(services.sortOrder), asc(services.id)),
    people: selectPeople(db).limit(1),
    caseStudies: selectCards(db, homeStudiesMax),
  })
