import * as z from 'zod/mini'
import { postCategories } from '#contracts/blog.ts'
import {
  type SocialImageSize,
  socialCategories,
  socialDescriptionCharsMax,
  socialTitleCharsMax,
} from '#contracts/social-image.ts'
import { groundNamePattern } from '#contracts/ground-name.ts'

export const artNames: readonly string[] = [...socialCategories, ...postCategories]

const cardSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(socialTitleCharsMax)),
  description: z.string().check(z.maxLength(socialDescriptionCharsMax)),
  art: z.enum(artNames),
  size: z.enum(['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'] satisfies SocialImageSize[]),
  ground: z.optional(z.string().check(z.regex(groundNamePattern))),
})

export type Card = z.infer<typeof cardSchema>

export interface Template {
  /**
   * Part of every signed path. Increase it with every change to the look, so that no cache keeps the old one.
   */
  version: number
  schema: typeof cardSchema
  size: SocialImageSize
  descriptionLinesMax: number
  titleScale: number
}

export const templates = {
  page: {
    version: 2,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 2,
    titleScale: 1,
  },
  article: {
    version: 2,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 2,
    titleScale: 1,
  },
  job: {
    version: 2,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 3,
    titleScale: 0.9,
  },
  service: {
    version: 2,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 3,
    titleScale: 1,
  },
} as const satisfies Record<string, Template>
export type TemplateName = keyof typeof templates

const templateNames: readonly string[] = Object.keys(templates)
const isTemplateName = (name: string): name is TemplateName => templateNames.includes(name)

export function templateFor(pageType: string): TemplateName {
  return isTemplateName(pageType) ? pageType : 'page'
}

export function artFor(category: string): string {
  return artNames.includes(category) ? category : 'default'
}
