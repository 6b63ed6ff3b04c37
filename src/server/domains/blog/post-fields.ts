import type { PostPatch } from '#contracts/admin-posts.ts'
import type { PostRow } from './post-row.ts'

type Fields = Pick<
  PostRow,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'date'
  | 'category'
  | 'keywords'
  | 'tags'
  | 'author'
  | 'featuredImage'
  | 'cover'
  | 'tocDepth'
  | 'content'
  | 'status'
  | 'publishAt'
>

export function fieldsOf(post: Fields): Fields {
  const {
    slug,
    title,
    excerpt,
    date,
    category,
    keywords,
    tags,
    author,
    featuredImage,
    cover,
    tocDepth,
    content,
    status,
    publishAt,
  } = post
  return {
    slug,
    title,
    excerpt,
    date,
    category,
    keywords,
    tags,
    author,
    featuredImage,
    cover,
    tocDepth,
    content,
    status,
    publishAt,
  }
}

export function mergePatch(before: PostRow, { publishAt, ...patch }: Omit<PostPatch, 'revision'>) {
  return {
    ...fieldsOf(before),
    ...withoutUndefined(patch),
    publishAt: publishAt === undefined ? before.publishAt : publishAt ? new Date(publishAt) : null,
  }
}

/** Returns whether a save changes nothing. A post that was published at once keeps the time of its first save. */
export function isSame(row: PostRow, next: Fields): boolean {
  const publishAt = next.publishAt ?? (next.status === 'published' ? row.publishAt : null)
  return JSON.stringify(fieldsOf({ ...next, publishAt })) === JSON.stringify(fieldsOf(row))
}

function withoutUndefined<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
