import * as z from 'zod/mini'
import { optionalLineText } from './entered-text.ts'

export const sourceRules = { pageCharsMax: 200, charsMax: 100 } as const

const host = /^[a-z\d][a-z\d.-]*(:\d{1,5})?$/
/** The page of a booking stands in its address with the code that opens it. */
const pageWithCode = /^(\/booking\/confirmation)\/.*/s

const truncated = (text: string, charsMax: number) => [...text].slice(0, charsMax).join('').trim()

/** A text that cannot be read is dropped, and a long one truncated: neither may cost a booking. */
const tolerantText = (read: (text: string) => string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value : '')),
    optionalLineText('').check(z.overwrite(read)),
  )

const campaignText = tolerantText((text) => truncated(text, sourceRules.charsMax))

/** Where the visit of a booking began, as its form sends it. Blank where nothing is known. */
export const bookingSourceSchema = z.object({
  firstPage: tolerantText((text) => {
    const [path = ''] = text.split(/[?#]/)
    return /^\/(?!\/)/.test(path) ? truncated(path.replace(pageWithCode, '$1'), sourceRules.pageCharsMax) : ''
  }),
  referrerHost: tolerantText((text) => {
    const name = text.toLowerCase()
    return host.test(name) && name.length <= sourceRules.charsMax ? name : ''
  }),
  utmSource: campaignText,
  utmMedium: campaignText,
  utmCampaign: campaignText,
  utmTerm: campaignText,
  utmContent: campaignText,
})
export type BookingSource = z.infer<typeof bookingSourceSchema>

/** The places that bookings came from, for the filter: values of `utmSource`, or else hosts. */
export const bookingSourcesSchema = z.array(z.string())
export const bookingSourcesMax = 50
