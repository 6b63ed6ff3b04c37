import { labelTexts } from '#content/interface/common.ts'
import type { caseStudyFields } from '#contracts/records/case-study.ts'
import type { serviceFields } from '#contracts/records/service.ts'

export const caseStudyFieldTexts: Record<keyof typeof caseStudyFields, string> = {
  title: labelTexts.title,
  slug: 'Address',
  client: labelTexts.client,
  figure: 'Figure',
  result: 'What the figure measures',
  factor: 'Growth factor',
  description: labelTexts.description,
  sortOrder: 'Order',
  status: labelTexts.status,
  industry: 'Industry',
  period: 'Duration',
  services: 'Services',
  tags: 'Parts of the work',
  drawing: 'Screen',
  callTitle: 'Heading over the link to book',
  summary: 'Summary',
  content: 'Story',
  comparison: 'Before and after',
  figuresTitle: 'Heading of the charts',
  figuresNote: 'Sentence below it',
  figures: 'Charts',
  plan: 'What it took',
  team: 'People',
  quote: 'Quote',
  isFeatured: 'Show it first on /work, and large',
}

export const serviceFieldTexts: Record<keyof typeof serviceFields, string> = {
  title: labelTexts.title,
  bookingTitle: 'Name on the booking page',
  price: 'Price text',
  link: 'Learn More leads to',
  icon: 'Icon',
  status: labelTexts.status,
  description: labelTexts.description,
  features: 'Features, one per line',
  sortOrder: 'Order',
  onHome: 'Shown on the home page',
  onOverview: 'Shown on the services page',
  onBooking: 'Can be booked',
}
