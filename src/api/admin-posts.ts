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
import { sendDeletion } from './send-deletion.ts'
import { sendJson } from './send-json.ts'

export type PostRef = Pick<AdminPost, 'slug'> & Partial<Pick<AdminPost, 'id'>>

export const postPath = ({ slug, id }: PostRef, rest = '') =>
  `/api/admin/posts/${encodeURIComponent(slug)}${rest}${id === undefined ? '' : `?id=${id}`}`

export async function createPost(fields: PostFields): Promise<AdminPost> {
  const post = z.parse(adminPostSchema, await sendJson('POST', '/api/admin/posts', fields))
  forgetLists()
  return post
}

export async function updatePost(
  address: PostRef,
  fields: Partial<PostFields> & { revision: number; isAutosave: boolean },
): Promise<AdminPost> {
  const post = z.parse(adminPostSchema, await sendJson('PATCH', postPath(address), fields))
  forgetLists()
  return post
}

export async function restorePost(address: PostRef, to: number, from: number): Promise<AdminPost> {
  const response = await sendJson('POST', postPath(address, `/revisions/${to}/restore`), { revision: from })
  forgetLists()
  return z.parse(adminPostSchema, response)
}

export async function deletePost(address: PostRef): Promise<void> {
  await sendDeletion(postPath(address))
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
