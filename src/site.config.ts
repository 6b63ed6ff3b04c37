import type { SiteConfig, StrategyRating } from '#shared/site-config.ts'

/**
 * Brand name, addresses, colors and URLs appear nowhere else. The public origin comes from SITE_URL, per deployment.
 */
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
  sampleFigures: true,
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

export const strategyRating: StrategyRating = {
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
