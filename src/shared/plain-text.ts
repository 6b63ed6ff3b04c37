export const countChars = (text: string): number => [...text].length

export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function clampWords(text: string, charsMax: number): string {
  const characters = Array.from(text)
  if (characters.length <= charsMax) return text
  const start = characters.slice(0, charsMax - 1).join('')
  const wordEnd = characters[charsMax - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${(wordEnd > start.length / 2 ? start.slice(0, wordEnd) : start).trimEnd()}…`
}

export const listInWords = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ')

export const textLanguage = 'en'
