import * as z from 'zod/mini'
import { postCategories } from '#contracts/blog.ts'
import {
  type SocialImageSize,
  socialCategories,
  socialDescriptionCharsMax,
  socialTitleCharsMax,
} from '#contracts/social-image.ts'

/** Art exists for the eight categories of the metadata and, finer, for the five of the blog. */
export const artNames = [...socialCategories, ...postCategories] as const
export type ArtName = (typeof artNames)[number]

const cardSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(socialTitleCharsMax)),
  description: z.string().check(z.maxLength(socialDescriptionCharsMax)),
  art: z.enum(artNames),
  size: z.enum(['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'] satisfies SocialImageSize[]),
})

/** Everything that a picture is made of, cleaned and within its limits. */
export type Card = z.infer<typeof cardSchema>

export interface Template {
  /** Part of every signed path. Raise it with any change to the look, so that no cache keeps the old one. */
  version: number
  /** Checked again when a signed path is read. */
  schema: typeof cardSchema
  /** Drawn where the caller names no size. */
  size: SocialImageSize
  /** Lines of description on a wide picture; a tall one has room for more, a small one for none. */
  descriptionLinesMax: number
  /** How large a title may start: 1 is the largest step of the size's type scale. */
  titleScale: number
}

/**
 * A social image is an entry here: name, schema with maximum lengths, version, size and how its text is set.
 * The endpoint, the preview tool and the build read the same entries.
 */
export const templates = {
  page: {
    version: 1,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 2,
    titleScale: 1,
  },
  article: {
    version: 1,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 2,
    titleScale: 1,
  },
  // A role is short; place, kind and task of the work stand in the description.
  job: {
    version: 1,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 3,
    titleScale: 0.9,
  },
  service: {
    version: 1,
    schema: cardSchema,
    size: 'facebook',
    descriptionLinesMax: 3,
    titleScale: 1,
  },
} as const satisfies Record<string, Template>
export type TemplateName = keyof typeof templates

const templateNames: readonly string[] = Object.keys(templates)
const isTemplateName = (name: string): name is TemplateName => templateNames.includes(name)

/** A page type that is no template's name is drawn by the page template (decisions, Metadata and social images). */
export function templateFor(pageType: string): TemplateName {
  return isTemplateName(pageType) ? pageType : 'page'
}

/** An unknown category has the default art. */
export function artFor(category: string): ArtName {
  return artNames.find((name) => name === category) ?? 'default'
}
