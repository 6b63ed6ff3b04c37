import { ApiError } from '#browser/api-error.ts'
import type { SearchResult } from '#contracts/blog.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { PostList } from '#contracts/page-source.ts'
import { totalHeader } from '#shared/list-pages.ts'
import { issuesHeader } from '#shared/page-paths.ts'
import { call, callForResponse } from './call.ts'

export async function fetchList(page: number, category?: string): Promise<PostList> {
  const query = { category, page: page > 1 ? page : undefined }
  const { body, headers } = await callForResponse(endpoints.posts, { query })
  return {
    posts: body,
    total: Number(headers.get(totalHeader)),
    ...(headers.has(issuesHeader) ? { hasIssues: true } : {}),
  }
}

export const fetchSearch = async (q: string): Promise<SearchResult> =>
  q === '' ? { query: q, hits: [], hasMore: false } : call(endpoints.searchPosts, { query: { q } })

async function nullIfMissing<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const fetchArticle = (slug: string) => nullIfMissing(call(endpoints.post, { params: { slug } }))
export const fetchAuthor = (slug: string, page: number) =>
  nullIfMissing(call(endpoints.author, { params: { slug }, query: { page: page > 1 ? page : undefined } }))
export const fetchIssue = (slug: string) => nullIfMissing(call(endpoints.issue, { params: { slug } }))
export const fetchIssues = (page: number) => call(endpoints.issues, { query: { page } })
export const fetchJob = (slug: string) => nullIfMissing(call(endpoints.job, { params: { slug } }))
export const fetchStory = (slug: string) => nullIfMissing(call(endpoints.caseStudy, { params: { slug } }))
export const fetchPage = (slug: string) => nullIfMissing(call(endpoints.page, { params: { slug } }))
export const fetchBooking = (code: string) => nullIfMissing(call(endpoints.booking, { params: { code } }))
