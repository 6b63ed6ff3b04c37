export const consultation = { href: '/booking/1' } as const

/** Not written out, because the back office keeps services whose paths the content spells (scripts/build/pages). */
const formOf = (serviceId: number) => `/booking/${serviceId}`

export const serviceBooking = {
  marketing: formOf(2),
  advertising: formOf(3),
  product: formOf(4),
}
