/**
 * Everything an agency changes to make this site its own: brand name, addresses, colours and URLs appear
 * nowhere else. The public origin comes from SITE_URL, per deployment.
 */

export interface Office {
  city: string
  country: string
  countryCode: string
  region: string
  isHeadquarters: boolean
  /** Degrees, east positive. */
  longitude: number
  /** Minutes that standard time is ahead of UTC: 345 for UTC+5:45, -300 for UTC-5. */
  utcOffsetMinutes: number
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
  /** On the 24-hour clock, such as 09:00 and 17:30; 24:00 ends a day. */
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
  legalName: string
  domain: string
  email: string
  phone: string
  phoneHref: string
  foundedYear: number
  offices: readonly Office[]
  /** How dates, numbers and prices are written: a BCP 47 locale such as en-US, and an ISO 4217 currency. */
  formats: {
    locale: string
    currency: string
  }
  /** Read as 'Monday-Friday 9AM-6PM GMT' (docs/spec/acceptance.md 140, docs/spec/acceptance.md 146). */
  supportHours: OpeningHours
  /** Named in the structured data of pages that set no areas of their own. */
  areasServed: readonly string[]
  /** Completes the sentence 'These terms are governed by the law of …'. */
  governingLaw: string
  /** LinkedIn first: it is also the company profile of the structured data. */
  socialProfiles: readonly SocialProfile[]
  companyProfileUrl: string
  /**
   * Two brand colors (docs/spec/acceptance.md 554), as #rrggbb. Every other color of the site follows them, of which
   * three may be chosen instead. `npm run doctor` prints the contrasts.
   */
  colors: {
    brand: string
    accent: string
    brandDeep?: string
    night?: string
    callToAction?: string
  }
  imageHosts: readonly string[]
  /** Goes on offering the sample's own postings, whose last day has passed. An agency's own always close. */
  keepExpiredPostings?: boolean
  metadata: {
    /** Appended to the default title and to every page's own: 'Title | brand'. */
    defaultTitle: string
    defaultDescription: string
    defaultKeywords: readonly string[]
    locale: string
    twitterSite?: string
    twitterCreator?: string
  }
}

export const site: SiteConfig = {
  brand: 'Ridgeline',
  legalName: 'Ridgeline Digital LLC',
  domain: 'ridgeline.example',
  email: 'hello@ridgeline.example',
  phone: '+1 (302) 555-0142',
  phoneHref: 'tel:+13025550142',
  foundedYear: 2017,
  offices: [
    {
      city: 'Delaware',
      region: 'DE',
      country: 'USA',
      countryCode: 'US',
      isHeadquarters: true,
      longitude: -75.5,
      utcOffsetMinutes: -300,
    },
    {
      city: 'Kathmandu',
      region: 'Bagmati',
      country: 'Nepal',
      countryCode: 'NP',
      isHeadquarters: false,
      longitude: 85.3,
      utcOffsetMinutes: 345,
    },
  ],
  formats: { locale: 'en-US', currency: 'USD' },
  supportHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
    timeZone: { name: 'GMT', utcOffsetMinutes: 0 },
  },
  areasServed: ['Global', 'United States', 'Nepal'],
  governingLaw: 'the State of Delaware, USA',
  socialProfiles: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/ridgeline-example' },
    { label: 'GitHub', url: 'https://github.com/ridgeline-example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@ridgeline-example' },
  ],
  companyProfileUrl: 'https://www.linkedin.com/company/ridgeline-example',
  colors: {
    brand: '#154677',
    accent: '#4B9CD3',
  },
  imageHosts: [],
  keepExpiredPostings: true,
  metadata: {
    defaultTitle: 'Digital Marketing & AI-Powered Growth Solutions',
    defaultDescription:
      'AI-powered marketing, advertising and product development from one team, with measurable ROI, SEO that lasts and a person who answers within 24 hours.',
    defaultKeywords: [
      'AI-powered marketing',
      'digital advertising',
      'product development',
      'measurable ROI',
      'SEO',
    ],
    locale: 'en_US',
  },
}

// Separate exports, so that a visitor's browser loads only what its page uses.

/** An https link on www.paypal.com or paypal.me; with anything else the payment toast is shown. */
export const paymentUrl = 'https://www.paypal.com/ncp/payment/RIDGELINE-SAMPLE'

/** docs/spec/acceptance.md 467 */
export const strategyRating = {
  value: 4.9,
  count: 47,
  reviews: [
    {
      author: 'Sample client, retail',
      rating: 5,
      text: 'The plan named the three things to stop doing. That alone paid for it.',
    },
    {
      author: 'Sample client, software',
      rating: 5,
      text: 'Delivered on day seven, with every number traced to where it came from.',
    },
  ],
}
