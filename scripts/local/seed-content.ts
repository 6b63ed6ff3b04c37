import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { insertContentServices } from '#server/content/first-services.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { caseStudies } from '#server/db/schema/content.ts'

export async function seedContent(
  db: Db,
  contentCaseStudies: readonly CaseStudy[] = seedCaseStudies,
): Promise<{ services: number; caseStudies: number }> {
  const updatedAt = new Date()
  const newServices = await insertContentServices({ db, now: updatedAt })
  const { inserted } = await batchNamed(db, {
    inserted: contentCaseStudies.map(({ factor, ...caseStudy }, index) =>
      db
        .insert(caseStudies)
        .values({
          ...caseStudy,
          factor: Math.round(factor * 1000),
          sortOrder: index + 1,
          status: 'published',
          updatedAt,
        })
        .onConflictDoNothing()
        .returning({ id: caseStudies.id }),
    ),
  })
  return { services: newServices, caseStudies: inserted.flat().length }
}
