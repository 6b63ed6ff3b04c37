import { getTableColumns } from 'drizzle-orm'
import type { CaseStudyInput } from '#contracts/admin-content.ts'
import type { Story } from '#contracts/stories.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { toColumns } from './case-study-columns.ts'
import { toStory } from './public-stories.ts'

/** Returns a case study as its page would show it, without saving it. A picture that cannot be shown is left out. */
export async function previewStory({ db, now }: DatabaseContext, input: CaseStudyInput): Promise<Story> {
  const row = rowOf(await toColumns(input), now)
  return { ...(await toStory(db, row)), position: 0, next: null }
}

type Row = typeof caseStudies.$inferSelect

/** The cast holds because `toColumns` of a whole input names every column that cannot be null but these. */
const rowOf = (columns: Awaited<ReturnType<typeof toColumns>>, updatedAt: Date) =>
  ({
    ...Object.fromEntries(Object.keys(getTableColumns(caseStudies)).map((name) => [name, null])),
    id: 0,
    revision: 1,
    isFeatured: false,
    updatedAt,
    ...columns,
  }) as Row
