import {
  type SocialImageSize,
  socialDescriptionCharsMax,
  socialTitleCharsMax,
} from '#contracts/social-image.ts'
import { cleanText } from './clean-text.ts'
import { artFor, type Card, type TemplateName, templateFor, templates } from './registry.ts'

/** What a page says of itself; anything may stand in the strings. */
export interface SocialImageRequest {
  /** Page type; an unknown one is drawn by the page template. */
  type?: string
  title: string
  description?: string
  /** One of the eight categories or a blog category; an unknown one has the default art. */
  category?: string
  size?: SocialImageSize
}

export interface ReadyCard {
  template: TemplateName
  card: Card
}

/**
 * Turns what a page says into what is drawn: cleaned, cut to the limits, known names only.
 * @throws RangeError when nothing of the title can be printed
 */
export function readyCard(input: SocialImageRequest): ReadyCard {
  const template = templateFor(input.type ?? '')
  const title = cleanText(input.title, socialTitleCharsMax)
  if (!title) throw new RangeError('a social image needs a title')
  return {
    template,
    card: {
      title,
      description: cleanText(input.description ?? '', socialDescriptionCharsMax),
      art: artFor(input.category ?? ''),
      size: input.size ?? templates[template].size,
    },
  }
}
