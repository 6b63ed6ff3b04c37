import * as z from 'zod/mini'
import { privateCache } from '#browser/private-cache.ts'
import { type AdminPost, newPostSchema } from '#contracts/admin-posts.ts'
import { type Draft, toFields } from './draft.ts'
import { postQuery } from './queries.ts'

/**
 * Returns the post that a request whose answer was lost has made. Another post at its address, or one that somebody has
 * changed since, is not meant.
 */
export async function findLostPost(lostDraft: Draft | undefined): Promise<AdminPost | null> {
  if (!lostDraft) return null
  const { slug, title, content } = z.parse(newPostSchema, toFields(lostDraft))
  const post = await privateCache.fetchQuery({ ...postQuery({ slug }), staleTime: 0 }).catch(() => null)
  const isLostPost = post?.revision === 1 && post.title === title && post.content === content
  return isLostPost ? post : null
}
