import { expect, type Page } from '@playwright/test'
import { chosenAnswers, firstServiceId } from './booking-form.ts'

export const inbox = '/admin/contact-submissions'

export async function addBooking(page: Page, companyName: string, overrides: object = {}): Promise<string> {
  const data = {
    serviceId: firstServiceId,
    companyName,
    contactName: 'Asha Rai',
    clientEmail: `${companyName.split(' ')[0]?.toLowerCase()}@inbox.example`,
    ...chosenAnswers,
    ...overrides,
  }
  const response = await page.request.post('/api/admin/bookings', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { confirmationCode }: { confirmationCode: string } = await response.json()
  return confirmationCode
}

export async function statusOf(page: Page, code: string): Promise<string> {
  const booking: { status: string } = await (await page.request.get(`/api/admin/bookings/${code}`)).json()
  return booking.status
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const opener = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: 'Change the status' })
