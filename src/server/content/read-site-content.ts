import { asc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies, services } from '#server/db/schema/content.ts'
import { schedules } from '#server/db/schema/schedules.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { withFirstServices } from './first-services.ts'

export async function readSiteContent(context: ServiceContext): Promise<SiteContent> {
  const rows = await withFirstServices(
    context,
    () => publishedRows(context.db),
    ({ services }) => services.length === 0,
  )
  return {
    services: rows.services,
    caseStudies: rows.caseStudies.map(({ factor, ...study }) => ({ ...study, factor: factor / 1000 })),
    takesAppointments: rows.open.length > 0,
  }
}

const publishedRows = (db: Db) =>
  batchNamed(db, {
    services: db
      .select()
      .from(services)
      .where(eq(services.status, 'published'))
      .orderBy(asc(services.sortOrder), asc(services.id)),
    open: db.select({ id: schedules.id }).from(schedules).where(eq(schedules.isOpen, true)).limit(1),
    caseStudies: db
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.status, 'published'))
      .orderBy(asc(caseStudies.sortOrder), asc(caseStudies.id)),
  })
