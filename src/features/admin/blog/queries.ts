import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type PostRef, postPlace } from '#api/admin-posts.ts'
import { call } from '#api/call.ts'
import { freshQuery, keyOf, query } from '#api/query.ts'
import type { AdminPostQuery } from '#contracts/admin-posts.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { SocialImageInput } from '#contracts/social-image.ts'

export const postsQuery = ({ status, search }: Pick<AdminPostQuery, 'status' | 'search'>) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(adminEndpoints.posts), { status, search }],
    queryFn: ({ pageParam }) => call(adminEndpoints.posts, { query: { status, search, before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const postQuery = (ref: PostRef) => freshQuery(adminEndpoints.post, postPlace(ref))

export const revisionsQuery = (ref: PostRef, newest: number) =>
  queryOptions({
    queryKey: [...keyOf(adminEndpoints.postRevisions, postPlace(ref)), newest],
    queryFn: () => call(adminEndpoints.postRevisions, postPlace(ref)),
    gcTime: 0,
  })

export const revisionQuery = ({ slug, id }: PostRef, revision: number) =>
  query(adminEndpoints.postRevision, { params: { slug, revision }, query: { id } })

export function socialImageQuery(input: Omit<SocialImageInput, 'type'>) {
  const image = { query: { type: 'article', ...input } }
  return queryOptions({
    queryKey: keyOf(adminEndpoints.socialImage, image),
    queryFn: async () => (await call(adminEndpoints.socialImage, image)).imagePath,
  })
}

export const previewQuery = (content: string) =>
  queryOptions({
    queryKey: [...keyOf(adminEndpoints.previewPost, { body: { content } }), content],
    queryFn: () => call(adminEndpoints.previewPost, { body: { content } }),
    gcTime: 0,
  })
