import { categories } from '#content/blog/categories.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import type { BlogCategory } from '#shared/blog-category.ts'
import { site } from '#site.config.ts'

const list: readonly BlogCategory[] = categories
const names: Readonly<Record<string, string>> = postCategoryNames

export const categoryTopics: readonly { id: string; label: string; about?: string | undefined }[] = list.map(
  ({ id, label, about }) => ({ id, label: names[id] ?? label, about }),
)

export const defaultAuthor = {
  name: 'AI Content Team',
  description: `The AI-assisted desk of ${site.brand}. A person checks every claim and every link before a post is published.`,
}

export const authorExpertise = [
  'Digital Marketing',
  'Content Strategy',
  'SEO Optimization',
  'Market Analysis',
  'Growth Tactics',
] as const

export const blogMessages = {
  loadingList: 'Loading blog posts...',
  listFailed: 'Failed to load blog posts. Please try again later.',
  notFound: 'Blog post not found',
  postFailed: 'Failed to load blog post',
  postErrorDetail: "The blog post you're looking for doesn't exist or couldn't be loaded.",
  backToBlog: 'Back to Blog',
} as const
