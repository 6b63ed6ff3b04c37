/**
 * Everything an agency changes to make this site its own. No brand name, address, colour or URL stands
 * anywhere else. The public origin is not here: it comes from SITE_URL, per deployment.
 */

export interface Office {
  city: string
  country: string
  /** ISO 3166-1 alpha-2, for structured data. */
  countryCode: string
  region: string
  isHeadquarters: boolean
  /** Degrees, east positive; where the office stands on the drawings. */
  longitude: number
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
  /** As people read it; `phoneHref` is what a phone dials. */
  phone: string
  phoneHref: string
  foundedYear: number
  offices: readonly Office[]
  /** Shown literally wherever hours are named (docs/spec/acceptance.md 140, docs/spec/acceptance.md 146). */
  supportHours: string
  /** LinkedIn first: it is also the company profile of the structured data. */
  socialProfiles: readonly SocialProfile[]
  companyProfileUrl: string
  /** Two brand colors (docs/spec/acceptance.md 554) and the palette built on them; written into the `@theme` tokens. */
  colors: {
    brand: string
    accent: string
    brandDeep: string
    night: string
    callToAction: string
  }
  /** Hosts besides this site whose images posts may show; the content security policy is made from it. */
  imageHosts: readonly string[]
  metadata: {
    /** Follows the default title and every page's own: 'Title | brand'. */
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
    },
    {
      city: 'Kathmandu',
      region: 'Bagmati',
      country: 'Nepal',
      countryCode: 'NP',
      isHeadquarters: false,
      longitude: 85.3,
    },
  ],
  supportHours: 'Monday-Friday 9AM-6PM GMT',
  socialProfiles: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/ridgeline-example' },
    { label: 'GitHub', url: 'https://github.com/ridgeline-example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@ridgeline-example' },
  ],
  companyProfileUrl: 'https://www.linkedin.com/company/ridgeline-example',
  colors: {
    brand: '#154677',
    accent: '#4B9CD3',
    brandDeep: '#0f3a62',
    night: '#0b2747',
    callToAction: '#f5b83d',
  },
  imageHosts: [],
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

// What follows stands apart because most pages do not need it: a visitor's browser loads only what its page uses.

/** https link on www.paypal.com or paypal.me; anything else shows the payment toast instead. */
export const paymentUrl = 'https://www.paypal.com/ncp/payment/RIDGELINE-SAMPLE'

/** Shown on the strategy page and in its structured data (docs/spec/acceptance.md 467). */
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

/** Fields above that hold sample values; the doctor names each until an agency has replaced it. */
export const sampleFields: readonly string[] = [
  'brand',
  'legalName',
  'domain',
  'email',
  'phone',
  'socialProfiles',
  'companyProfileUrl',
  'paymentUrl',
  'strategyRating',
]
