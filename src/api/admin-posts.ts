import * as z from 'zod/mini'
import {
  type AdminPost,
  adminPostSchema,
  type PostFields,
  type RenderedPost,
  renderedPostSchema,
} from '#contracts/admin-posts.ts'
import { forgetPublicReads } from './page-source.ts'
import { privateCache } from '#browser/private-cache.ts'
import { sendJson } from './send-json.ts'

const path = (slug: string) => `/api/admin/posts/${encodeURIComponent(slug)}`

export async function createPost(fields: PostFields): Promise<AdminPost> {
  const post = z.parse(adminPostSchema, await sendJson('POST', '/api/admin/posts', fields))
  forgetLists()
  return post
}

export async function updatePost(
  slug: string,
  fields: Partial<PostFields> & { revision: number; isAutosave: boolean },
): Promise<AdminPost> {
  const post = z.parse(adminPostSchema, await sendJson('PATCH', path(slug), fields))
  forgetLists()
  return post
}

export async function restorePost(slug: string, to: number, from: number): Promise<AdminPost> {
  const answer = await sendJson('POST', `${path(slug)}/revisions/${to}/restore`, { revision: from })
  forgetLists()
  return z.parse(adminPostSchema, answer)
}

export async function deletePost(slug: string): Promise<void> {
  await sendJson('DELETE', path(slug))
  forgetLists()
}

export async function renderPost(content: string): Promise<RenderedPost> {
  return z.parse(renderedPostSchema, await sendJson('POST', '/api/admin/posts/preview', { content }))
}

function forgetLists() {
  forgetPublicReads()
  void privateCache.invalidateQueries({ queryKey: ['/api/admin/posts'] })
  void privateCache.invalidateQueries({ queryKey: ['/api/admin/stats'] })
}
