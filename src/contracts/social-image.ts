import * as z from 'zod/mini'

export const socialCategories = [
  'marketing',
  'tech',
  'ai',
  'services',
  'company',
  'blog',
  'careers',
  'default',
] as const
export type SocialCategory = (typeof socialCategories)[number]

/** The query of `GET /api/og-image` (specification, section 7). */
export interface SocialImageInput {
  /** The page type, for example 'home'. */
  type: string
  title: string
  description: string
  category: SocialCategory
}

export const socialImageAnswerSchema = z.object({ imagePath: z.string() })
export type SocialImageAnswer = z.infer<typeof socialImageAnswerSchema>

/** One page's picture has one key: the same four fields, the same picture. */
export const socialImageKey = ({ type, title, description, category }: SocialImageInput) =>
  JSON.stringify([type, title, description, category])
