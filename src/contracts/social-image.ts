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

/** Pixels, as each network recommends. */
export const socialImageSizes = {
  facebook: { width: 1200, height: 630 },
  twitter: { width: 1200, height: 630 },
  linkedin: { width: 1200, height: 627 },
  pinterest: { width: 1000, height: 1500 },
  whatsapp: { width: 400, height: 400 },
} as const
export type SocialImageSize = keyof typeof socialImageSizes

/** In UTF-16 code units. */
export const socialTitleCharsMax = 200
export const socialDescriptionCharsMax = 300

export interface SocialImageInput {
  type: string
  title: string
  description: string
  /** One of the above or a category of the blog; anything else has the default look. */
  category: string
  /** Names the picture of the library behind the text. */
  ground?: string | undefined
}

export const socialImageResponseSchema = z.object({ imagePath: z.string() })
export type SocialImageResponse = z.infer<typeof socialImageResponseSchema>
