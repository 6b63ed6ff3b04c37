import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { postsQuery } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the list is requested with its filters, and each further page from where the last one ended', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json({ posts: [], next: requests.length === 1 ? 'cursor' : null })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.fetchInfiniteQuery({ ...postsQuery({ status: 'draft', search: 'a&b' }), pages: 2 })
  await client.fetchInfiniteQuery(postsQuery({ status: undefined, search: undefined }))
  expect(requests).toEqual([
    '/api/admin/posts?status=draft&search=a%26b',
    '/api/admin/posts?status=draft&search=a%26b&before=cursor',
    '/api/admin/posts',
  ])
})
