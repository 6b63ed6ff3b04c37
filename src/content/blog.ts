import type { PostCategory } from '#contracts/blog.ts'
import { site } from '#site.config.ts'

/** The filter buttons of the list, in order (specification, section 2, Blog list). */
export const blogCategories: readonly { id: PostCategory; label: string; about: string }[] = [
  {
    id: 'digital-marketing',
    label: 'Digital Marketing',
    about: 'Planning, measuring and the parts that machines may take over.',
  },
  {
    id: 'digital-advertising',
    label: 'Digital Advertising',
    about: 'Auctions, budgets and what the numbers leave out.',
  },
  {
    id: 'product-development',
    label: 'Product Development',
    about: 'From a sketch to something people use, phase by phase.',
  },
  {
    id: 'seo',
    label: 'SEO Strategies',
    about: 'What crawlers read, what they ignore and how to check both.',
  },
  {
    id: 'content-marketing',
    label: 'Content Marketing',
    about: 'Writing that answers a question somebody asked.',
  },
]

export const categoryLabel = (id: PostCategory): string =>
  blogCategories.find((category) => category.id === id)?.label ?? id

/** Who wrote a post that names nobody (specification, section 2, Blog detail; decisions, Blog). */
export const defaultAuthor = {
  name: 'AI Content Team',
  description: `The AI-assisted desk of ${site.brand}. A person checks every claim and every link before a post goes out.`,
}

export const authorExpertise = [
  'Digital Marketing',
  'Content Strategy',
  'SEO Optimization',
  'Market Analysis',
  'Growth Tactics',
] as const

/** Literal texts of the error catalogue (specification, section 8). */
export const blogMessages = {
  loadingList: 'Loading blog posts...',
  listFailed: 'Failed to load blog posts. Please try again later.',
  notFound: 'Blog post not found',
  postFailed: 'Failed to load blog post',
  postErrorDetail: "The blog post you're looking for doesn't exist or couldn't be loaded.",
  backToBlog: 'Back to Blog',
} as const
