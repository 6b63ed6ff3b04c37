export const serviceTexts = {
  bookingTitle: 'Name on the booking page',
  price: 'Price text',
  link: 'Learn More leads to',
  icon: 'Icon',
  features: 'Features, one per line',
  order: 'Order',
  onHome: 'Shown on the home page',
  onOverview: 'Shown on the services page',
  onBooking: 'Can be booked',
  title: 'Services',
  lede: 'What the home page, the services overview and the booking pages offer.',
  noun: 'service',
} as const
