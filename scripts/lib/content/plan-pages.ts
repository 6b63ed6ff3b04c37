import type { PageFields } from '#contracts/pages.ts'
import { markOf, type TextPageFile, writeTextPage } from '../../build/pages/text-page-file.ts'

export interface PlannedPage {
  slug: string
  file: string
  row: PageFields | undefined
  found: TextPageFile | undefined
}

export interface Plan {
  /** Pages to write, each with what it replaces. */
  changes: PlannedPage[]
  /** One line each on pages that are left as they are. */
  notes: string[]
}

interface Sides {
  folder: string
  rows: readonly PageFields[]
  files: readonly TextPageFile[]
  /** The slugs of files that the build makes static pages of. */
  staticSlugs: readonly string[]
  overwrites: boolean
}

/** Plans which files `content:pull` writes. A file that was changed since it was written is kept. */
export function planPull({ folder, rows, files, staticSlugs, overwrites }: Sides): Plan {
  const plan: Plan = { changes: [], notes: [] }
  for (const row of rows) {
    const file = `${folder}/${row.slug}.md`
    const found = files.find(({ fields }) => fields.slug === row.slug)
    if (staticSlugs.includes(row.slug))
      plan.notes.push(
        `${file} is a page of the build and was kept. Delete it, or add “editable: true” to it.`,
      )
    else if (found && markOf(found.fields) === markOf(row) && found.pulled === markOf(row)) continue
    else if (found && isEdited(found) && markOf(found.fields) !== markOf(row) && !overwrites)
      plan.notes.push(
        hasMoved(found, row)
          ? `${file} was changed here and in the back office, and was kept. --overwrite takes the one of the back office.`
          : `${file} was changed here and was kept. “npm run content:push” sends it.`,
      )
    else plan.changes.push({ slug: row.slug, file, row, found })
  }
  for (const { file, fields } of files)
    if (!rows.some(({ slug }) => slug === fields.slug))
      plan.notes.push(
        `${file} has no page in the database. Delete the file if its page was deleted or renamed; “npm run content:push” makes a page of it.`,
      )
  return plan
}

/** Plans which pages `content:push` writes. A page that was changed since its file was written is kept. */
export function planPush({ folder, rows, files, staticSlugs, overwrites }: Sides): Plan {
  const plan: Plan = { changes: [], notes: [] }
  for (const found of files) {
    const { file, fields } = found
    const row = rows.find(({ slug }) => slug === fields.slug)
    if (row && markOf(row) === markOf(fields)) continue
    if (row && hasMoved(found, row) && !overwrites)
      plan.notes.push(
        isEdited(found)
          ? `${file} was changed here and in the back office, so the page was kept. --overwrite takes the file; an older version stays in the back office.`
          : `${file} is older than its page, which was kept. “npm run content:pull” brings it.`,
      )
    else plan.changes.push({ slug: fields.slug, file, row, found })
  }
  for (const slug of staticSlugs)
    plan.notes.push(
      `${folder}/${slug}.md is a page of the build: with “editable: true” it would be one of the back office.`,
    )
  return plan
}

const isEdited = ({ fields, pulled }: TextPageFile): boolean => markOf(fields) !== pulled

const hasMoved = ({ pulled }: TextPageFile, row: PageFields): boolean => markOf(row) !== pulled

/** What a page looks like as a file, without the mark, which says nothing to a reader of a difference. */
export const shownPage = (page: PageFields | undefined): string =>
  page ? writeTextPage(page).replace(/^pulled: .*\n/m, '') : ''
