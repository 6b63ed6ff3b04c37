import type { Page } from '@playwright/test'

export const bookingCard = (page: Page, code: string) =>
  page
    .getByRole('region', { name: 'Service bookings' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: code }),
    })
