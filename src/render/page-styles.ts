/**
 * The style sheet as scripts/build/split-styles.ts leaves it: text that every page needs, rules with the
 * classes that each selector needs, and at-rules around either.
 */
export type StylePart =
  | string
  | { selectors: readonly (readonly [selector: string, classes: readonly string[]])[]; body: string }
  | { around: string; parts: readonly StylePart[] }

const scriptClasses = ['high-contrast']

/** The full sheet comes with the app (whole-styles.ts). */
export function pageStyles(parts: readonly StylePart[], html: string): string {
  const used = new Set(scriptClasses)
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of decode(names).split(/\s+/)) used.add(name)
  }
  return parts.map((part) => pick(part, used)).join('')
}

function pick(part: StylePart, used: ReadonlySet<string>): string {
  if (typeof part === 'string') return part
  if ('around' in part) {
    const innerText = part.parts.map((child) => pick(child, used)).join('')
    return innerText && `${part.around}{${innerText}}`
  }
  const selectors = part.selectors.filter(([, classes]) => classes.every((name) => used.has(name)))
  return selectors.length > 0 ? `${selectors.map(([selector]) => selector).join()}{${part.body}}` : ''
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
