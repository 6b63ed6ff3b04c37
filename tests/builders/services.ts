import { sampleBooking } from '#content/seed/sample-booking.ts'
import { seedServices } from '#content/seed/services.ts'
import type { CaseStudy, Service } from '#contracts/content.ts'
import { insertContentServices } from '#domains/content/bookable-services.ts'
import type { Db } from '#platform/db/open.ts'

/** Pictures are ids to the back office, and pictures to readers. */
export type WithoutPictures<Content> = Omit<Content, 'picture' | 'portrait'>

export const aService = (overrides: Partial<WithoutPictures<Service>> = {}): WithoutPictures<Service> => ({
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

const isBooked = ({ id, onBooking }: Service) => id === sampleBooking.serviceId && onBooking
const otherServices = seedServices.filter(({ id }) => id !== sampleBooking.serviceId)

/** An agency may offer no services, or others than the one that the test bookings are for. */
export const serviceToBook: Service = seedServices.find(isBooked) ?? aService({ id: sampleBooking.serviceId })

export const addServices = (db: Db) =>
  insertContentServices({ db, now: new Date() }, [serviceToBook, ...otherServices])

export const aCaseStudy = (
  overrides: Partial<WithoutPictures<CaseStudy>> = {},
): WithoutPictures<CaseStudy> => ({
  slug: 'a-case',
  title: 'Bookings doubled',
  client: 'Everest',
  figure: '2 ×',
  result: 'more',
  description: 'How.',
  factor: 2,
  ...overrides,
})
