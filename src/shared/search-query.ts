export const searchRules = {
  queryCharsMax: 200,
  hitsMax: 50,
} as const

export function searchQuery(text: string | null | undefined): string {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return [...line].slice(0, searchRules.queryCharsMax).join('').trim()
}
