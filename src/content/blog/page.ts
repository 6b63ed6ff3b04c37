import type { PostCategory } from '#contracts/blog.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import { site } from '#site.config.ts'

export const categoryTopics: readonly { id: PostCategory; label: string; about: string }[] = (
  [
    ['digital-marketing', 'Planning, measuring, and the parts that machines can take over.'],
    ['digital-advertising', 'Auctions, budgets and what the numbers leave out.'],
    ['product-development', 'From a sketch to a product people use, phase by phase.'],
    ['seo', 'What crawlers read, what they ignore and how to check both.'],
    ['content-marketing', 'Writing that answers questions people ask.'],
  ] as const
).map(([id, about]) => ({ id, label: postCategoryNames[id], about }))

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
