import { collapseSpaces } from '#shared/collapse-spaces.ts'

const charsMax = 160

const values = [
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g,
  /\S*@\S*/g,
  /\b[a-z][a-z+.-]*:\/\/\S*/gi,
  /(?<![\w.])\/\S*/g,
  /\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\b/g,
  /\b[a-z0-9-]{20,}\b/g,
  /\b(?![A-Z\d]+_)[\w-]*\d[\w-]*\b/g,
]

/** Returns the message without the values in it, so that equal failures count as one and name nobody. */
export function messageClass(message: string): string {
  const withoutValues = values.reduce((text, pattern) => text.replace(pattern, '…'), message.slice(0, 2000))
  return collapseSpaces(withoutValues).slice(0, charsMax)
}
