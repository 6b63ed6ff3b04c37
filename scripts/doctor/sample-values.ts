import { createHash } from 'node:crypto'

/**
 * Digests of the values that `src/site.config.ts` ships with. Digests, because a plain copy of a brand text outside
 * the configuration fails `npm run check`. A new sample field needs `digestOf(value)` here.
 */
const shippedDigests: Readonly<Record<string, string>> = {
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
  shown: string | null
}

export function sampleValues(
  fields: readonly string[],
  config: Readonly<Record<string, unknown>>,
): SampleValue[] {
  return fields
    .filter((field) => digestOf(config[field]) === shippedDigests[field])
    .map((field) => ({ field, shown: shownText(config[field]) }))
}

export const knownSamples: readonly string[] = Object.keys(shippedDigests)

export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16)

function shownText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  const texts = Object.values(value).map(shownText)
  return texts.filter((text) => text !== null).sort((a, b) => b.length - a.length)[0] ?? null
}
