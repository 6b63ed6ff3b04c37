import { seedCaseStudies } from '#content/seed/case-studies.ts'
import { seedServices } from '#content/seed/services.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies, services } from '#server/db/schema/content.ts'

export async function seedContent(db: Db): Promise<{ services: number; caseStudies: number }> {
  const updatedAt = new Date()
  const serviceRows = seedServices.map((service, index) => ({
    ...service,
    features: [...service.features],
    sortOrder: index + 1,
    status: 'published' as const,
    updatedAt,
  }))
  const caseStudyRows = seedCaseStudies.map(({ factor, ...caseStudy }, index) => ({
    ...caseStudy,
    factor: Math.round(factor * 1000),
    sortOrder: index + 1,
    status: 'published' as const,
    updatedAt,
  }))
  const [newServices, newCaseStudies] = await db.batch([
    db.insert(services).values(serviceRows).onConflictDoNothing().returning({ id: services.id }),
    db.insert(caseStudies).values(caseStudyRows).onConflictDoNothing().returning({ id: caseStudies.id }),
    // In the same batch, so that stored pages with the old content are rendered again.
    raiseContentRevision(db),
  ])
  return { services: newServices.length, caseStudies: newCaseStudies.length }
}
