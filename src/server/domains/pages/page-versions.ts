import * as z from 'zod/mini'
import { type PageVersion, pageVersionSchema } from '#contracts/pages.ts'
import { namesOf } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'
import { listRevisions, readRevision, type RevisedRecord } from '#platform/db/revisions.ts'
import { pageRevisions, pages } from '#platform/db/schema/pages.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

type Context = Pick<DatabaseContext, 'db'>

/** The text first, because most saves change it. */
const fieldNames = namesOf(pageFields).toSorted((a, b) => Number(b === 'content') - Number(a === 'content'))

export const revisedPage: RevisedRecord = { records: pages, revisions: pageRevisions, fieldNames }

export const listPageVersions = (context: Context, ref: RecordRef) => listRevisions(context, revisedPage, ref)

/** Returns one version of a page with all its fields, or null when the page or the version does not exist. */
export async function readPageVersion(
  context: Context,
  ref: RecordRef & { revision: number },
): Promise<PageVersion | null> {
  const version = await readRevision(context, revisedPage, ref)
  return version && z.parse(pageVersionSchema, version)
}
