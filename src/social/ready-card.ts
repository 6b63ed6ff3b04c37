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
  /** What the text is drawn on, as `readGroundName` reads it. Missing or unknown, it is the drawn ground. */
  ground?: string | undefined
}

export interface ReadyCard {
  template: TemplateName
  card: Card
}

const cardTitle = ({ title }: SocialImageRequest): string => cleanText(title, socialTitleCharsMax)

export const hasCardTitle = (input: SocialImageRequest): boolean => cardTitle(input) !== ''

export function readyCard(input: SocialImageRequest): ReadyCard {
  const template = templateFor(input.type ?? '')
  const title = cardTitle(input)
  if (!title) throw new RangeError('a social image needs a title')
  return {
    template,
    card: {
      title,
      description: cleanText(input.description ?? '', socialDescriptionCharsMax),
      art: artFor(input.category ?? ''),
      size: input.size ?? templates[template].size,
      ...(input.ground && { ground: input.ground }),
    },
  }
}
