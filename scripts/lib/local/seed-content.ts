import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'
import { toColumns } from '#domains/content/case-study-columns.ts'
import { insertFirstJobs } from '#domains/content/first-jobs.ts'
import { insertContentServices } from '#domains/content/bookable-services.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { caseStudies } from '#platform/db/schema/content.ts'

export async function seedContent(
  db: Db,
  contentCaseStudies: readonly SeedCaseStudy[] = seedCaseStudies,
): Promise<{ services: number; caseStudies: number; jobs: number }> {
  const updatedAt = new Date()
  const newServices = await insertContentServices({ db, now: updatedAt })
  const newJobs = await insertFirstJobs({ db, now: updatedAt })
  const rows = await Promise.all(
    contentCaseStudies.map((study, index) =>
      toColumns({ ...study, sortOrder: index + 1, status: 'published' }),
    ),
  )
  const { inserted } = await batchNamed(db, {
    inserted: rows.map((row) =>
      db
        .insert(caseStudies)
        .values({ ...row, updatedAt })
        .onConflictDoNothing()
        .returning({ id: caseStudies.id }),
    ),
  })
  return { services: newServices, caseStudies: inserted.flat().length, jobs: newJobs }
}
