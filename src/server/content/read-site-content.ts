import { asc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies, services } from '#server/db/schema/content.ts'
import { selectPeople } from '#server/schedules/takes-appointments.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { withFirstServices } from './first-services.ts'

/**
 * Returns the published services and case studies, and whether anybody takes appointments. A database that never had
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
    caseStudies: rows.caseStudies.map(({ factor, ...study }) => ({ ...study, factor: factor / 1000 })),
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
    caseStudies: db
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.status, 'published'))
      .orderBy(asc(caseStudies.sortOrder), asc(caseStudies.id)),
  })
