import * as z from 'zod/mini'
import {
  type AdminCaseStudy,
  type CaseStudyFields,
  type CaseStudyInput,
  type CaseStudyRevision,
  caseStudyRevisionSchema,
} from '#contracts/admin-content.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { namesOf } from '#contracts/records/fields.ts'
import { listRevisions, readRevision, type RevisedRecord } from '#platform/db/revisions.ts'
import { caseStudies, caseStudyRevisions } from '#platform/db/schema/content.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const names = namesOf(caseStudyFields)

export const revisedStory: RevisedRecord = {
  records: caseStudies,
  revisions: caseStudyRevisions,
  // The story first, because most saves change it.
  fieldNames: names.toSorted((a, b) => Number(b === 'content') - Number(a === 'content')),
}

/** Returns what a version keeps of a case study: the fields that are set. */
export const versionOf = (study: CaseStudyInput | AdminCaseStudy): Partial<CaseStudyFields> =>
  Object.fromEntries(names.filter((name) => !isBlank(study[name])).map((name) => [name, study[name]]))

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const listStoryRevisions = (context: ServiceContext, address: RecordRef) =>
  listRevisions(context, revisedStory, address)

/** Returns one revision of a case study, or null when the case study or the revision does not exist. */
export async function readStoryRevision(
  context: ServiceContext,
  address: RecordRef & { revision: number },
): Promise<CaseStudyRevision | null> {
  const version = await readRevision(context, revisedStory, address)
  return version && z.parse(caseStudyRevisionSchema, version)
}

const keptNames: readonly string[] = ['slug', 'status', 'publishAt']

/** Returns the patch that restores a version. What the version does not have is emptied. */
export const patchOf = (version: CaseStudyFields): Partial<CaseStudyInput> =>
  Object.fromEntries(
    names
      .filter((name) => !keptNames.includes(name))
      .map((name) => [name, version[name] ?? (name === 'isFeatured' ? false : null)]),
  )
