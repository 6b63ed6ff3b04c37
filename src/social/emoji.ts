import { commonEmoji } from './emoji-set.ts'

const emojiCodes: ReadonlySet<string> = new Set(splitEmoji().map(emojiCode))

/** The emoji of the packaged set, most used first. */
export function splitEmoji(): string[] {
  return commonEmoji.split(/\s+/u).filter((emoji) => emoji !== '')
}

/** Code points in hex, joined by dashes, variation selectors left out: the name of an emoji's tile. */
export function emojiCode(emoji: string): string {
  return Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-')
}

// ‼ is the first emoji of the set; letters need no look-up.
const firstEmoji = 0x203c

/** Whether a grapheme is drawn as a picture. Others that only an emoji font has are dropped. */
export function isPackagedEmoji(grapheme: string): boolean {
  return grapheme.charCodeAt(0) >= firstEmoji && emojiCodes.has(emojiCode(grapheme))
}

/** Pixels of a tile, per side; four bytes each, premultiplied RGBA. */
export const tilePx = 96

export interface PlacedEmoji {
  code: string
  x: number
  y: number
  sizePx: number
}
