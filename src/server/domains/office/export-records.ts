import { writePostFile } from '#content/blog/post-file.ts'
import type { ExportFormat, ExportName } from '#contracts/export-rules.ts'
import { authorFields } from '#contracts/records/author.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { jobFields } from '#contracts/records/job.ts'
import { pageFields } from '#contracts/records/page.ts'
import { serviceFields } from '#contracts/records/service.ts'
import { exportAuthors } from '#domains/blog/export-authors.ts'
import { exportPostPages } from '#domains/blog/export-posts.ts'
import { exportCaseStudies, exportJobs, exportServices } from '#domains/content/export-content.ts'
import { exportUsers } from '#domains/identity/users/export-users.ts'
import { exportPages } from '#domains/pages/export-pages.ts'
import { exportProjects } from '#domains/projects/export-projects.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { type CsvColumn, writeCsvPages } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/open.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { zipFiles } from './zip-files.ts'

type Row = Readonly<Record<string, unknown>>
type Pages = AsyncIterable<readonly Row[]>

interface RecordExport {
  /** The columns of the CSV file, named as the fields of the JSON file. */
  fields: readonly string[]
  pages: (db: Db) => Pages
}

/** Everything but posts, which are files. A new record is a line here and one in `exportFormats`. */
const recordExports: Record<Exclude<ExportName, 'posts'>, RecordExport> = {
  projects: {
    fields: [
      'id',
      'name',
      'description',
      'status',
      'progressPercentage',
      'budget',
      'client',
      'clientEmail',
      'provider',
      'providerEmail',
      'booking',
      'createdAt',
      'updatedAt',
      'milestones',
      'updates',
    ],
    pages: exportProjects,
  },
  users: {
    fields: [
      'id',
      'username',
      'name',
      'email',
      'pendingEmail',
      'emailConfirmedAt',
      'role',
      'disabledAt',
      'createdAt',
    ],
    pages: exportUsers,
  },
  services: { fields: ['id', ...Object.keys(serviceFields), 'updatedAt'], pages: exportServices },
  'case-studies': { fields: ['id', ...Object.keys(caseStudyFields), 'updatedAt'], pages: exportCaseStudies },
  pages: { fields: ['id', ...Object.keys(pageFields), 'updatedAt'], pages: exportPages },
  jobs: { fields: ['id', 'slug', ...Object.keys(jobFields), 'closedOn', 'updatedAt'], pages: exportJobs },
  authors: { fields: ['id', ...Object.keys(authorFields), 'updatedAt'], pages: exportAuthors },
}

/**
 * Starts an export of all records of one kind for an administrator. The audit entry is written first, so that no export
 * goes unrecorded. Refuses with `too-many-attempts`.
 */
export async function exportRecords(
  context: ServiceContext<SessionUser>,
  { record, format }: { record: ExportName; format: ExportFormat },
) {
  const { db, user } = context
  const tokens = await takeTokens(context, [limit('exports', user.id)])
  if (!tokens.ok) return tokens
  await auditStatement(db, { actor: user, action: 'data.export', subject: record, after: { format } })
  return { ok: true as const, file: writeRecords(db, { record, format }) }
}

/** Yields the file of an export, piece by piece. */
export function writeRecords(
  db: Db,
  { record, format }: { record: ExportName; format: ExportFormat },
): AsyncGenerator<string | Uint8Array> {
  if (record === 'posts') return zipFiles(postFiles(db))
  const { fields, pages } = recordExports[record]
  return format === 'json' ? writeJson(pages(db)) : writeCsvPages(pages(db), fields.map(toColumn))
}

/** Yields each post as a markdown file that `npm run posts:import` reads. */
export async function* postFiles(db: Db) {
  for await (const posts of exportPostPages(db)) {
    for (const post of posts)
      yield { name: `${post.slug}.md`, text: writePostFile(post), changedAt: new Date(post.updatedAt) }
  }
}

async function* writeJson(pages: Pages): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of pages) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

const toColumn = (name: string): CsvColumn<Row> => ({ header: name, value: (row) => toCell(row[name]) })

/** A list of texts is one text, and what has parts of its own is JSON. */
function toCell(value: unknown): string | number | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  const isList = Array.isArray(value) && value.every((part) => typeof part !== 'object')
  return isList ? value.join(', ') : JSON.stringify(value)
}
