import type { StyleBody, StylePart } from './style-parts.ts'

/**
 * Replaces a registered custom property by its initial value where no rule of the page sets it
 * (docs/decisions/007-each-page-inlines-its-own-styles.md). Inherited properties are excluded, because an outer element
 * could set them.
 */
export function foldProperties(
  parts: readonly StylePart[],
  { pageParts, html }: { pageParts: readonly StylePart[]; html: string },
): StylePart[] {
  const initial = initialValues(pageParts)
  for (const name of namesSet(pageParts)) initial.delete(name)
  for (const [, name = ''] of html.matchAll(/(--[\w-]+):/g)) initial.delete(name)
  const fold = (text: string): string =>
    text.replace(reference, (whole, name: string, fallback?: string) => {
      if (!initial.has(name)) return whole
      const value = initial.get(name) ?? fallback
      return value === undefined ? whole : fold(value)
    })
  return parts.map((part) => mapTexts(part, fold))
}

const reference = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

function initialValues(parts: readonly StylePart[]): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>()
  for (const part of parts) {
    if (typeof part !== 'object' || !('property' in part)) continue
    if (/syntax:\s*"\*"/.test(part.text) && /inherits:\s*false/.test(part.text))
      values.set(part.property, /initial-value:\s*([^;}]+)/.exec(part.text)?.[1])
  }
  return values
}

function* namesSet(parts: readonly StylePart[]): Generator<string> {
  for (const part of parts) {
    if (typeof part !== 'object') continue
    if ('around' in part) {
      if (part.around !== '@layer properties') yield* namesSet(part.parts)
    } else if ('body' in part) {
      for (const declaration of part.body) if (typeof declaration !== 'string') yield declaration[0]
    }
  }
}

function mapTexts(part: StylePart, change: (text: string) => string): StylePart {
  if (typeof part === 'string') return change(part)
  if ('around' in part) return { ...part, parts: part.parts.map((inner) => mapTexts(inner, change)) }
  if ('body' in part) return { ...part, body: mapBody(part.body, change) }
  return part
}

const mapBody = (body: StyleBody, change: (text: string) => string): StyleBody =>
  body.map((declaration) =>
    typeof declaration === 'string'
      ? change(declaration)
      : ([declaration[0], change(declaration[1])] as const),
  )
