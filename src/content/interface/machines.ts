export const llmsTexts = {
  about: ({
    legalName,
    foundedYear,
    offices,
    hours,
    email,
    phone,
  }: Record<'legalName' | 'offices' | 'hours' | 'email' | 'phone', string> & { foundedYear: number }) =>
    `${legalName}, founded in ${foundedYear}, with ${offices}. Support hours: ${hours}. Email ${email}${phone && `, phone ${phone}`}.`,
  services: 'Services',
  careers: 'Careers',
  blog: 'Blog',
  company: 'Company',
  articles: 'Articles',
  newsletter: 'Newsletter',
  work: 'Work',
  optional: 'Optional',
  sitemap: 'Sitemap',
  sitemapOfArticles: 'Every page and article, with the date of its last change.',
  sitemapOfPages: 'Every page of the site.',
  feed: 'Feed',
  feedSummary: 'The newest articles in full, as RSS.',
} as const

export const headTexts = {
  feedTitle: (brand: string) => `${brand} blog`,
  readingTimeLabel: 'Reading time',
  /** The same for every post. */
  readingTime: '5 minutes',
} as const

export const calendarTexts = {
  product: 'Bookings',
  summary: ({ service, brand }: { service: string; brand: string }) => `${service} with ${brand}`,
  agencySummary: ({ service, companyName }: { service: string; companyName: string }) =>
    `${companyName}: ${service}`,
  feedName: (brand: string) => `${brand} appointments`,
  description: ({ code, companyName, url }: { code: string; companyName: string | null; url: string }) =>
    `Request ${code}${companyName ? ` of ${companyName}` : ''}.\nWhere it stands: ${url}`,
} as const
