import type { CaseStudyInput } from '#contracts/admin-content.ts'
import type { caseStudies } from '#platform/db/schema/content.ts'

type Columns = Partial<typeof caseStudies.$inferInsert>

/** Returns the columns of the given fields. Empty texts and lists are stored as null. Renders `content`. */
export async function toColumns({ factor, ...fields }: Partial<CaseStudyInput>): Promise<Columns> {
  const columns: Columns = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isBlank(value) ? null : value]),
  )
  if (factor !== undefined) columns.factor = toPermille(factor)
  if (fields.content !== undefined) columns.html = await htmlOf(fields.content ?? '')
  return columns
}

export const toPermille = (factor: number): number => Math.round(factor * 1000)

const isBlank = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

async function htmlOf(content: string): Promise<string | null> {
  if (content === '') return null
  const { renderText } = await import('#domains/blog/render-post.ts')
  return (await renderText(content)).html
}
