import { createHash } from 'node:crypto'

/**
 * Digests of the values that `src/site.config.ts` ships with, so that a value counts as a sample exactly as long as
 * nobody has changed it: the values themselves stand in one place only. A new sample gets its digest from
 * `digestOf` in the test beside this file.
 */
const shipped: Readonly<Record<string, string>> = {
  brand: '6l5hbx8IxAN4p3HA',
  legalName: 'LNNSYfnksxWs4RmK',
  domain: 'CsjbDopWeypFqBuJ',
  email: 'rhLbZsByHfh1kC05',
  phone: '_nl2yPp8ycaLJC4h',
  socialProfiles: 'uCC4ITmIRLWEDqN9',
  companyProfileUrl: 'XqEgwGkhB6ctwP4O',
  paymentUrl: 'jqGGVriY22tPjJ2J',
  strategyRating: 'D1ShgRsozX_ibaiV',
}

export interface SampleValue {
  field: string
  /** As it would stand on a page, or null for what is no text. */
  shown: string | null
}

/**
 * The fields that still hold what they shipped with.
 * @param fields names of the sample fields
 * @param config all of them by name, other fields may be among them
 */
export function sampleValues(
  fields: readonly string[],
  config: Readonly<Record<string, unknown>>,
): SampleValue[] {
  return fields
    .filter((field) => digestOf(config[field]) === shipped[field])
    .map((field) => ({ field, shown: shownText(config[field]) }))
}

export const knownSamples: readonly string[] = Object.keys(shipped)

/** Names a value without repeating it. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16)

/** The first text in a value: what a reader would see of it. */
function shownText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  const texts = Object.values(value).map(shownText)
  return texts.filter((text) => text !== null).sort((a, b) => b.length - a.length)[0] ?? null
}
