import { env } from 'cloudflare:test'
import { openDb } from '#platform/db/open.ts'
import { send } from './send.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)

const { publishAt: _none, ...fields } = aPost()

export const postBody = (overrides: object = {}) => ({ ...fields, slug: 'a-post', ...overrides })

export async function postAdmin() {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  return {
    get: (path: string) => send(path, { cookie }),
    create: (json: unknown) => send('/api/admin/posts', { json, cookie }),
    patch: (slug: string, json: unknown) =>
      send(`/api/admin/posts/${slug}`, { method: 'PATCH', json, cookie }),
    remove: (slug: string) => send(`/api/admin/posts/${slug}`, { method: 'DELETE', cookie }),
    preview: (content: unknown) => send('/api/admin/posts/preview', { json: { content }, cookie }),
    send: (path: string, options: Parameters<typeof send>[1]) => send(path, { ...options, cookie }),
  }
}
