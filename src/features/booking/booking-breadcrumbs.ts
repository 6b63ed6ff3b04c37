import { bookingPageCopy } from '#content/booking/copy.ts'
import type { Service } from '#contracts/content.ts'

export const bookingBreadcrumbs = ({ id }: Pick<Service, 'id'>) => [
  { name: bookingPageCopy.services, url: '/services' },
  { name: bookingPageCopy.request, url: `/booking/${id}` },
]
