import {
  type SocialImageSize,
  socialDescriptionCharsMax,
  socialTitleCharsMax,
} from '#contracts/social-image.ts'
import { cleanText } from './clean-text.ts'
import { artFor, type Card, type TemplateName, templateFor, templates } from './registry.ts'

export interface SocialImageRequest {
  type?: string
  title: string
  description?: string
  category?: string
  size?: SocialImageSize
}

export interface ReadyCard {
  template: TemplateName
  card: Card
}

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
