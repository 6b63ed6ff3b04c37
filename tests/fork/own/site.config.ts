import type { SiteConfig } from '#shared/site-config.ts'

export const site: SiteConfig = {
  brand: 'Cobalto Estúdio de Comunicação e Imprensa',
  shortBrand: 'Cobalto',
  legalName: 'Cobalto & Filhos <Estúdio>, Lda.',
  domain: 'cobalto.example',
  email: 'ola@cobalto.example',
  phone: '+351 210 555 010',
  phoneHref: 'tel:+351210555010',
  foundedYear: 2021,
  offices: [
    {
      city: 'Lisbon',
      region: 'Lisboa',
      country: 'Portugal',
      countryCode: 'PT',
      isHeadquarters: true,
      longitude: -9.1,
      utcOffsetMinutes: 0,
    },
  ],
  formats: { locale: 'pt-PT', currency: 'EUR' },
  supportHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '17:30',
    timeZone: { name: 'Lisbon time', utcOffsetMinutes: 0 },
  },
  areasServed: ['Portugal'],
  governingLaw: 'Portugal',
  socialProfiles: [{ label: 'Mastodon', url: 'https://mastodon.example/@cobalto' }],
  companyProfileUrl: 'https://mastodon.example/@cobalto',
  colors: { brand: '#0b5d3b', accent: '#ffb066' },
  imageHosts: [],
  timeZone: 'Europe/Lisbon',
  disabled: ['/services/$industry'],
  metadata: {
    defaultTitle: 'Websites and campaigns made in Lisbon',
    defaultDescription:
      'A studio in Lisbon that plans, writes and builds websites and campaigns for small companies, and stays for what comes afterwards.',
    defaultKeywords: ['website', 'campaign', 'Lisbon'],
    locale: 'pt-PT',
  },
}

export const paymentUrl = 'https://paypal.me/cobaltoexample'

export const strategyRating = {
  value: 4.6,
  count: 9,
  reviews: [{ author: 'Padaria Aurora', rating: 5, text: 'They told us which half of the plan to drop.' }],
}
