import type { CaseStudyInput } from '#contracts/admin-content.ts'
import type { caseStudies } from '#platform/db/schema/content.ts'

type Columns = Omit<typeof caseStudies.$inferInsert, 'updatedAt'>

/** Returns the columns of the given fields. Empty texts and lists are stored as null. Renders `content`. */
export async function toColumns(fields: CaseStudyInput): Promise<Columns>
export async function toColumns(fields: Partial<CaseStudyInput>): Promise<Partial<Columns>>
export async function toColumns({
  factor,
  publishAt,
  ...fields
}: Partial<CaseStudyInput>): Promise<Partial<Columns>> {
  const columns: Partial<Columns> = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isBlank(value) ? null : value]),
  )
  if (factor !== undefined) columns.factor = Math.round(factor * 1000)
  if (publishAt !== undefined) columns.publishAt = publishAt ? new Date(publishAt) : null
  if (fields.content !== undefined) columns.html = await htmlOf(fields.content ?? '')
  return columns
}

const isBlank = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

async function htmlOf(content: string): Promise<string | null> {
  if (content === '') return null
  const { renderText } = await import('#domains/blog/render-post.ts')
  return (await renderText(content)).html
}
