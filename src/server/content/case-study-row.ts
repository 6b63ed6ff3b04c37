import type { AdminCaseStudy, CaseStudyInput } from '#contracts/admin-content.ts'
import type { caseStudies } from '#server/db/schema/content.ts'

type Row = typeof caseStudies.$inferSelect

/** The columns of a row are null where a record has no field. */
type Stored<Columns> = {
  [Name in keyof Columns as null extends Columns[Name] ? never : Name]: Columns[Name]
} & { [Name in keyof Columns as null extends Columns[Name] ? Name : never]?: NonNullable<Columns[Name]> }

/** Returns the fields that are set. Leaves out nulls and empty lists, which mean the same to every page. */
export const setFields = <Columns extends object>(row: Columns): Stored<Columns> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Stored<Columns>

/** @param row has the factor in permille, and `isFeatured` only matters when it is true */
export const toCaseStudy = <Columns extends Pick<Row, 'factor' | 'isFeatured'>>({
  factor,
  isFeatured,
  ...row
}: Columns) => ({
  ...setFields(row),
  factor: factor / 1000,
  ...(isFeatured ? { isFeatured } : {}),
})

export const toRecord = ({ html: _, updatedAt: _updatedAt, ...row }: Row): AdminCaseStudy => toCaseStudy(row)

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
  const { renderText } = await import('#server/blog/render-post.ts')
  return (await renderText(content)).html
}
