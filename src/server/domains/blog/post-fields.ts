import type { PostFields, PostPatch } from '#contracts/admin-posts.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import type { PostRow } from './post-row.ts'

const names = namesOf(postFields)

/** Returns what somebody entered of a post. */
export function fieldsOf(row: PostRow): PostFields {
  const { tags, publishAt } = row
  return { ...pick({ ...row, tags: tags ?? [], publishAt: publishAt?.toISOString() ?? null }, names) }
}

export const toColumns = ({ publishAt, ...fields }: PostFields) => ({
  ...fields,
  publishAt: publishAt === null ? null : new Date(publishAt),
})

export function mergePatch(row: PostRow, patch: PostPatch): PostFields {
  const changes = names.filter((name) => patch[name] !== undefined)
  return { ...fieldsOf(row), ...pick(patch as PostFields, changes) }
}

/** Returns whether a save changes nothing. A post that was published at once keeps the time of its first save. */
export function isSame(row: PostRow, next: PostFields): boolean {
  const before = fieldsOf(row)
  const publishAt = next.publishAt ?? (next.status === 'published' ? before.publishAt : null)
  return comparable({ ...next, publishAt }) === comparable(before)
}

/** Git on Windows gives a file other line ends, and an instant can name an offset: neither is a change of a post. */
const comparable = ({ publishAt, ...fields }: PostFields): string =>
  JSON.stringify(pick({ ...fields, publishAt: publishAt && Date.parse(publishAt) }, names)).replaceAll(
    '\\r\\n',
    '\\n',
  )
