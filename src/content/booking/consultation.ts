/** Booking forms by the ids of the services, which never change. */
export const consultation = { href: '/booking/1' } as const

export const serviceBooking = {
  marketing: '/booking/2',
  advertising: '/booking/3',
  product: '/booking/4',
} as const
