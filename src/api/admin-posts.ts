import { privateCache } from '#browser/private-cache.ts'
import type { AdminPost, PostFields } from '#contracts/admin-posts.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { call, remove } from './call.ts'
import { forgetPublicReads } from './page-source.ts'
import { keyOf } from './query.ts'

export type PostRef = Pick<AdminPost, 'slug'> & Partial<Pick<AdminPost, 'id'>>

/** Returns where a post is: the id tells it from another one that has taken its slug. */
export const postPlace = ({ slug, id }: PostRef) => ({ params: { slug }, query: { id } })

export async function createPost(body: PostFields): Promise<AdminPost> {
  const post = await call(adminEndpoints.createPost, { body })
  forgetLists()
  return post
}

export async function updatePost(
  ref: PostRef,
  body: Partial<PostFields> & { revision: number; isAutosave: boolean },
): Promise<AdminPost> {
  const post = await call(adminEndpoints.changePost, { ...postPlace(ref), body })
  forgetLists()
  return post
}

export async function restorePost({ slug, id }: PostRef, to: number, from: number): Promise<AdminPost> {
  const post = await call(adminEndpoints.restorePost, {
    params: { slug, revision: to },
    query: { id },
    body: { revision: from },
  })
  forgetLists()
  return post
}

export async function deletePost(ref: PostRef): Promise<void> {
  await remove(adminEndpoints.deletePost, postPlace(ref))
  forgetLists()
}

function forgetLists() {
  forgetPublicReads()
  void privateCache.invalidateQueries({ queryKey: keyOf(adminEndpoints.posts) })
  void privateCache.invalidateQueries({ queryKey: keyOf(adminEndpoints.stats) })
}
