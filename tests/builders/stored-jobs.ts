import type { Db } from '#platform/db/open.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { uniqueText } from './unique.ts'

type Row = typeof jobs.$inferSelect

/** Inserts a job that is open for a long time, as a save would. */
export async function addJob(db: Db, changes: Partial<Row> = {}): Promise<Row> {
  const [row] = await db
    .insert(jobs)
    .values({
      slug: `job-${uniqueText()}`,
      title: 'Keeper',
      department: 'Grounds',
      location: 'Remote',
      employmentType: 'full-time',
      postedOn: '2025-04-24',
      closesOn: '2099-12-31',
      description: 'You keep what others plant. You begin at dawn.',
      responsibilities: ['Keep'],
      requirements: ['Patience'],
      status: 'open',
      isOffered: true,
      changesOn: '2100-01-01',
      updatedAt: new Date(),
      ...changes,
    })
    .returning()
  if (!row) throw new Error('a job was not inserted')
  return row
}
