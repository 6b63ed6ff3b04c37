import { collapseSpaces } from './plain-text.ts'
import { cleanLine } from './entered-text.ts'

export const searchRules = {
  queryCharsMax: 200,
  hitsMax: 50,
} as const

export function searchQuery(text: string | null | undefined): string {
  const line = collapseSpaces(
    cleanLine(text ?? '')
      .normalize('NFC')
      .replaceAll('\ufffd', ' '),
  )
  return [...line].slice(0, searchRules.queryCharsMax).join('').trim()
}
