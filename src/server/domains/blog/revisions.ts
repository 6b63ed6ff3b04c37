import * as z from 'zod/mini'
import { type PostRevision, postRevisionSchema } from '#contracts/admin-posts.ts'
import { namesOf } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import { listRevisions, readRevision, type RevisedRecord } from '#platform/db/revisions.ts'
import { postRevisions, posts } from '#platform/db/schema/blog.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** The text first, because most saves change it. */
const fieldNames = namesOf(postFields).toSorted((a, b) => Number(b === 'content') - Number(a === 'content'))

export const revisedPost: RevisedRecord = { records: posts, revisions: postRevisions, fieldNames }

export const listPostRevisions = (context: ServiceContext, address: RecordRef) =>
  listRevisions(context, revisedPost, address)

/** Returns one revision of a post with all its fields, or null when the post or the revision does not exist. */
export async function readPostRevision(
  context: ServiceContext,
  address: RecordRef & { revision: number },
): Promise<PostRevision | null> {
  const version = await readRevision(context, revisedPost, address)
  return (
    version &&
    z.parse(postRevisionSchema, {
      ...version,
      fields: { ...version.fields, tags: version.fields.tags ?? [] },
    })
  )
}
