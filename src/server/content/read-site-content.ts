import { asc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { caseStudies, services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

export async function readSiteContent({ db }: ServiceContext): Promise<SiteContent> {
  const rows = await batchNamed(db, {
    services: db
      .select()
      .from(services)
      .where(eq(services.status, 'published'))
      .orderBy(asc(services.sortOrder), asc(services.id)),
    caseStudies: db
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.status, 'published'))
      .orderBy(asc(caseStudies.sortOrder), asc(caseStudies.id)),
  })
  return {
    services: rows.services,
    caseStudies: rows.caseStudies.map(({ factor, ...study }) => ({ ...study, factor: factor / 1000 })),
  }
}
