import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'
import { toColumns, toPermille } from '#domains/content/case-study-columns.ts'
import { insertContentServices } from '#domains/content/bookable-services.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { caseStudies } from '#platform/db/schema/content.ts'

export async function seedContent(
  db: Db,
  contentCaseStudies: readonly SeedCaseStudy[] = seedCaseStudies,
): Promise<{ services: number; caseStudies: number }> {
  const updatedAt = new Date()
  const newServices = await insertContentServices({ db, now: updatedAt })
  const rows = await Promise.all(
    contentCaseStudies.map(async (study) => ({ ...study, ...(await toColumns(study)) })),
  )
  const { inserted } = await batchNamed(db, {
    inserted: rows.map((row, index) =>
      db
        .insert(caseStudies)
        .values({
          ...row,
          factor: toPermille(contentCaseStudies[index]?.factor ?? 1),
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
