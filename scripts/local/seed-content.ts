import { seedCaseStudies } from '#content/seed/case-studies.ts'
import { insertContentServices } from '#server/content/first-services.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies } from '#server/db/schema/content.ts'

export async function seedContent(db: Db): Promise<{ services: number; caseStudies: number }> {
  const updatedAt = new Date()
  const caseStudyRows = seedCaseStudies.map(({ factor, ...caseStudy }, index) => ({
    ...caseStudy,
    factor: Math.round(factor * 1000),
    sortOrder: index + 1,
    status: 'published' as const,
    updatedAt,
  }))
  const newServices = await insertContentServices({ db, now: updatedAt })
  if (caseStudyRows.length === 0) return { services: newServices, caseStudies: 0 }
  const newCaseStudies = await db
    .insert(caseStudies)
    .values(caseStudyRows)
    .onConflictDoNothing()
    .returning({ id: caseStudies.id })
  return { services: newServices, caseStudies: newCaseStudies.length }
}
