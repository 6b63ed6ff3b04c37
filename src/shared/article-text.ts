export const tocDepthDefault = 3

export function tableOfContents<H extends { level: number; text: string }>(
  headings: readonly H[],
  depth: number = tocDepthDefault,
): H[] {
  return headings.filter(({ level, text }) => level >= 2 && level <= depth + 1 && text.trim() !== '')
}

/** Returns whole minutes, at least 1. */
export function readingTimeMinutes(words: number): number {
  if (!Number.isFinite(words) || words < 0) throw new RangeError(`words: ${words}`)
  return Math.max(1, Math.ceil(words / 225))
}

const bookingLink = /(?<![\w/])\/booking\/(\d{1,9})(?![\w/-])/g

export function bookedServices(text: string): number[] {
  const ids = Array.from(text.matchAll(bookingLink), ([, id]) => Number(id))
  return [...new Set(ids)].toSorted((one, other) => one - other)
}
