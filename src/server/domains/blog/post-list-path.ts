import type { PostPage } from './list-posts.ts'

/** Returns the canonical API path of a page of posts, from which its edge cache key is made. */
export const postListPath = ({ page = 1, category, before }: Omit<PostPage, 'limit'>): string =>
  `/api/blog?before=${before ?? ''}&page=${page}&category=${category ?? ''}`
