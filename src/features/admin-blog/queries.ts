import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { renderPost } from '#api/admin-posts.ts'
import { getJson } from '#api/get-json.ts'
import { jsonQuery } from '#api/json-query.ts'
import { type AdminPostQuery, adminPostListSchema, adminPostSchema } from '#contracts/admin-posts.ts'

/** Pages of the list, newest first. */
export const postsQuery = ({ status, search }: Pick<AdminPostQuery, 'status' | 'search'>) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/posts', { status, search }],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams()
      if (status) query.set('status', status)
      if (search) query.set('search', search)
      if (pageParam) query.set('before', pageParam)
      return getJson(`/api/admin/posts?${query}`, (body) => z.parse(adminPostListSchema, body))
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** One post for the editor. Not kept once the editor is left: the next visit starts from the newest revision. */
export const postQuery = (slug: string) => ({
  ...jsonQuery(`/api/admin/posts/${encodeURIComponent(slug)}`, adminPostSchema),
  gcTime: 0,
})

/** The text as its page shows it. */
export const previewQuery = (content: string) =>
  queryOptions({
    queryKey: ['/api/admin/posts/preview', content],
    queryFn: () => renderPost(content),
    gcTime: 0,
  })
