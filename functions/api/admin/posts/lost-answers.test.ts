import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { postAdmin, postBody as body } from '#tests/worker/admin-posts.ts'
import { breakDatabaseAfterWriteTo } from '#tests/worker/break-database.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(posts))

it('a save, or a deletion, that is stored is answered, also if the database fails right after it', async () => {
  const { create, patch, remove, get } = await postAdmin()
  const withBreak = async (save: () => Promise<Response>) => {
    const mend = breakDatabaseAfterWriteTo('posts')
    const response = await save()
    mend()
    takeLoggedErrors()
    return response
  }
  const createResponse = await withBreak(() => create(body()))
  expect(createResponse.status).toBe(201)
  const storedPost = async () => (await get('/api/admin/posts/a-post')).json()
  expect(await createResponse.json()).toEqual(await storedPost())
  const patchResponse = await withBreak(() => patch('a-post', { title: 'Another title', revision: 1 }))
  expect(patchResponse.status).toBe(200)
  expect(await patchResponse.json()).toEqual(await storedPost())
  expect((await withBreak(() => remove('a-post'))).status).toBe(204)
  expect((await get('/api/admin/posts/a-post')).status).toBe(404)
})
