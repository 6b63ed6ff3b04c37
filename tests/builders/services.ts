import type { CaseStudy, Service } from '#contracts/content.ts'
import { insertContentServices } from '#server/content/first-services.ts'
import type { Db } from '#server/db/open.ts'

export const addServices = (db: Db) => insertContentServices({ db, now: new Date() })

export const aService = (overrides: Partial<Service> = {}): Service => ({
  id: 1,
  title: 'Wayfinding',
  description: 'Signs that people follow.',
  icon: 'search',
  features: ['A plan of the house'],
  price: '$1',
  link: '/services',
  bookingTitle: 'Wayfinding',
  onHome: true,
  onOverview: true,
  onBooking: true,
  ...overrides,
})

export const aCaseStudy = (overrides: Partial<CaseStudy> = {}): CaseStudy => ({
  slug: 'a-case',
  title: 'Bookings doubled',
  client: 'Everest',
  figure: '2 ×',
  result: 'more',
  description: 'How.',
  factor: 2,
  ...overrides,
})
