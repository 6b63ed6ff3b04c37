import type { BookingSource } from '#contracts/booking-source.ts'

export const sourceTexts = {
  cameFrom: 'Came from',
  filter: 'Came from',
} as const

export const sourceNames: Record<keyof BookingSource, string> = {
  firstPage: 'First page',
  referrerHost: 'Came from',
  utmSource: 'UTM source',
  utmMedium: 'UTM medium',
  utmCampaign: 'UTM campaign',
  utmTerm: 'UTM term',
  utmContent: 'UTM content',
}

const labels: [keyof BookingSource, string][] = [
  ['referrerHost', ''],
  ['firstPage', 'first page '],
  ['utmSource', 'source '],
  ['utmMedium', 'medium '],
  ['utmCampaign', 'campaign '],
  ['utmTerm', 'term '],
  ['utmContent', 'content '],
]

/** Returns what is known of where a booking came from, or an empty text. */
export const sourceInWords = (source: BookingSource): string =>
  labels
    .filter(([name]) => source[name])
    .map(([name, label]) => `${label}${source[name]}`)
    .join(', ')
