import type { AdminCaseStudy } from '#contracts/admin-content.ts'
import type { caseStudies } from '#platform/db/schema/content.ts'

type Row = typeof caseStudies.$inferSelect

/** The columns of a row are null where a record has no field. */
type Stored<Columns> = {
  [Name in keyof Columns as null extends Columns[Name] ? never : Name]: Columns[Name]
} & { [Name in keyof Columns as null extends Columns[Name] ? Name : never]?: NonNullable<Columns[Name]> }

/** Returns the fields that are set. Leaves out nulls and empty lists, which mean the same to every page. */
const setFields = <Columns extends object>(row: Columns): Stored<Columns> =>
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

export function toRecord(row: Row): AdminCaseStudy {
  const {
    html: _html,
    updatedAt: _updatedAt,
    visibleAt: _visibleAt,
    listedFor: _listedFor,
    isListed: _isListed,
    publishAt,
    ...fields
  } = row
  return { ...toCaseStudy(fields), ...(publishAt ? { publishAt: publishAt.toISOString() } : {}) }
}
