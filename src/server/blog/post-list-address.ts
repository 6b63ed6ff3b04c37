import type { PostPage } from './list-posts.ts'

/** Names what `GET /api/blog` answers in the edge cache, whatever the order of its parameters. */
export const postListAddress = ({ page = 1, category, before }: Omit<PostPage, 'limit'>): string =>
  `/api/blog?before=${before ?? ''}&page=${page}&category=${category ?? ''}`
