import type { PostPage } from './list-posts.ts'

export const postListPath = ({ page = 1, category, before }: Omit<PostPage, 'limit'>): string =>
  `/api/blog?before=${before ?? ''}&page=${page}&category=${category ?? ''}`
