export interface Office {
  city: string
  country: string
  countryCode: string
  region: string
  isHeadquarters: boolean
  longitude: number
  /** Minutes that standard time is ahead of UTC: 345 for UTC+5:45, -300 for UTC-5. */
  utcOffsetMinutes: number
  /** Defaults to the opening hours for an office in their time zone, and to 9 to 5 local time for any other. */
  hours?: { opens: string; closes: string }
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export interface OpeningHours {
  days: readonly Weekday[]
  opens: string
  closes: string
  timeZone: { name: string; utcOffsetMinutes: number }
}

export interface SocialProfile {
  label: string
  url: string
}

export interface SiteConfig {
  brand: string
  /** Replaces the brand beside the logo, and in titles that the full brand would make longer than 65 characters. */
  shortBrand?: string
  legalName: string
  domain: string
  email: string
  /** Both are empty for an agency without a phone. */
  phone: string
  phoneHref: string
  foundedYear: number
  offices: readonly Office[]
  /** A BCP 47 locale such as en-US, and an ISO 4217 currency. */
  formats: {
    locale: string
    currency: string
  }
  /** IANA name of the time zone for appointments where the reader's own is unknown. Defaults to UTC. */
  timeZone?: string
  supportHours: OpeningHours
  areasServed: readonly string[]
  governingLaw: string
  socialProfiles: readonly SocialProfile[]
  companyProfileUrl?: string
  /**
   * As #rrggbb. Every other color follows the first two. `npm run doctor` prints the
   * contrasts.
   */
  colors: {
    brand: string
    accent: string
    brandDeep?: string
    night?: string
    callToAction?: string
  }
  /**
   * Named as in `@fontsource-variable/<name>`, such as `instrument-sans`; the package must be installed. Social images
   * keep their own (scripts/build/social/make-fonts.ts).
   */
  fonts?: {
    body?: string
    heading?: string
  }
  imageHosts: readonly string[]
  security?: {
    /** Without a value, administrators need a second factor where the site's address is https. */
    adminsNeedSecondFactor?: boolean
    /** Asks editors for a second factor as well. */
    editorsNeedSecondFactor?: boolean
    /** Where to report vulnerabilities: mailto: or https. With it, the build writes /.well-known/security.txt. */
    contact?: string
    /** The https address of a page that says which reports are welcome. */
    policy?: string
  }
  /** Keeps offering the sample's postings, whose last day has passed. An agency's own always close. */
  keepExpiredPostings?: boolean
  /** Shows the sample's invented figures on the dashboard and the overview, and areas of expertise beside authors. */
  sampleFigures?: boolean
  /** The page of this site's repository at GitHub. The back office leads owners there to change a text. */
  repositoryUrl?: string
  /** A list of releases as GitHub's and GitLab's APIs return it; the back office reads it once a day. */
  releases?: { url: string }
  /**
   * Paths such as /digital-marketing-strategy, or /services/$industry for all pages of a route. /blog and /careers
   * include everything below them (docs/own-site.md).
   */
  disabled?: readonly `/${string}`[]
  metadata: {
    defaultTitle: string
    defaultDescription: string
    defaultKeywords: readonly string[]
    locale: string
    twitterSite?: string
    twitterCreator?: string
  }
}

export interface StrategyRating {
  value: number
  count: number
  reviews: readonly { author: string; rating: number; text: string }[]
}

export interface OwnPage {
  path: string
  title: string
  description: string
  heading: string
  trail: readonly { name: string; url: string }[]
  robots?: 'noindex'
  html: string
}

/** A longer brand takes up to three lines beside the logo, or is shown by its `shortBrand`. */
export const brandCharsBest = 16

/**
 * Converts `pl`, `pl-PL` or `pl_PL` to Open Graph's form, `pl_PL`. A language alone gets the country where most of its
 * speakers live.
 */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale.replaceAll('_', '-')).maximize()
  return `${language}_${region}`
}
