import { commonEmoji } from './emoji-set.ts'

const emojiCodes: ReadonlySet<string> = new Set(splitEmoji().map(emojiCode))

export function splitEmoji(): string[] {
  return commonEmoji.split(/\s+/u).filter((emoji) => emoji !== '')
}

export function emojiCode(emoji: string): string {
  return Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-')
}

const firstEmoji = 0x203c

export function isPackagedEmoji(grapheme: string): boolean {
  return grapheme.charCodeAt(0) >= firstEmoji && emojiCodes.has(emojiCode(grapheme))
}

export const tilePx = 96

export interface PlacedEmoji {
  code: string
  x: number
  y: number
  sizePx: number
}
