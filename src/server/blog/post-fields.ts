import type { PostPatch } from '#contracts/admin-posts.ts'
import type { PostRow } from './post-row.ts'

/** What an editor can change of a post, as it is stored. */
export function fieldsOf(post: PostRow) {
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
    tocDepth,
    content,
    status,
    publishAt,
  } = post
  return {
    ...{ slug, title, excerpt, date, category, keywords, tags, author, featuredImage, tocDepth, content },
    ...{ status, publishAt },
  }
}

/** The fields of the post with the change laid over them. */
export function merged(before: PostRow, { publishAt, ...patch }: Omit<PostPatch, 'revision'>) {
  return {
    ...fieldsOf(before),
    ...defined(patch),
    publishAt: publishAt === undefined ? before.publishAt : publishAt ? new Date(publishAt) : null,
  }
}

/** Without the fields that are there but undefined: laid over a post they would hide what it has. */
function defined<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
