import type { AdminPage, ListedPage, PageFields, PagePatch } from '#contracts/pages.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'
import type { pages } from '#platform/db/schema/pages.ts'

export type PageRow = typeof pages.$inferSelect

const names = namesOf(pageFields)

/** Returns what somebody entered of a page. */
export const fieldsOf = ({ isInFooter, isNoindex, ...row }: PageRow): PageFields =>
  pick({ ...row, footer: isInFooter, noindex: isNoindex }, names)

export const toColumns = ({ footer, noindex, ...fields }: PageFields) => ({
  ...fields,
  isInFooter: footer,
  isNoindex: noindex,
})

export function mergePatch(row: PageRow, patch: PagePatch): PageFields {
  const changes = names.filter((name) => patch[name] !== undefined)
  return { ...fieldsOf(row), ...pick(patch as PageFields, changes) }
}

/** Git on Windows gives a file other line ends, which is no change of a page. */
export const isSame = (row: PageRow, next: PageFields): boolean =>
  comparable(fieldsOf(row)) === comparable(next)

const comparable = (fields: PageFields): string =>
  JSON.stringify(pick(fields, names)).replaceAll('\\r\\n', '\\n')

export const toAdminPage = (row: PageRow): AdminPage => ({
  ...fieldsOf(row),
  id: row.id,
  html: row.html,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

type ListedColumns = Pick<
  PageRow,
  'id' | 'slug' | 'title' | 'heading' | 'navigation' | 'isInFooter' | 'status' | 'updatedAt'
>

export const toListedPage = ({ isInFooter, updatedAt, ...row }: ListedColumns): ListedPage => ({
  ...row,
  footer: isInFooter,
  updatedAt: updatedAt.toISOString(),
})

export const headingOf = ({ heading, title }: Pick<PageRow, 'heading' | 'title'>): string => heading || title
