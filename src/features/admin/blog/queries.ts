import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type PostRef, postPath, renderPost } from '#api/admin-posts.ts'
import { getJson } from '#api/get-json.ts'
import { freshQuery, jsonQuery } from '#api/json-query.ts'
import { type AdminPostQuery, adminPostListSchema, adminPostSchema } from '#contracts/admin-posts.ts'
import { postRevisionSchema, revisionListSchema } from '#contracts/admin-posts.ts'
import { type SocialImageInput, socialImageResponseSchema } from '#contracts/social-image.ts'

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
    placeholderData: keepPreviousData,
  })

export const postQuery = (address: PostRef) => freshQuery(postPath(address), adminPostSchema)

export const revisionsQuery = (address: PostRef, newest: number) => {
  const path = postPath(address, '/revisions')
  return queryOptions({
    queryKey: [path, newest],
    queryFn: () => getJson(path, (body) => z.parse(revisionListSchema, body)),
    gcTime: 0,
  })
}

export const revisionQuery = (address: PostRef, revision: number) =>
  jsonQuery(postPath(address, `/revisions/${revision}`), postRevisionSchema)

export const socialImageQuery = ({
  title,
  description,
  category,
}: Pick<SocialImageInput, 'title' | 'description' | 'category'>) => {
  const query = new URLSearchParams({ type: 'article', title, description, category })
  return queryOptions({
    queryKey: [`/api/og-image?${query}`],
    queryFn: () =>
      getJson(`/api/og-image?${query}`, (body) => z.parse(socialImageResponseSchema, body).imagePath),
  })
}

export const previewQuery = (content: string) =>
  queryOptions({
    queryKey: ['/api/admin/posts/preview', content],
    queryFn: () => renderPost(content),
    gcTime: 0,
  })
