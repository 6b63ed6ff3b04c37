import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sampleQuestionFields } from '#content/seed/sample-booking.ts'
import { chosenAnswers, firstServiceId } from './booking-form.ts'

export const anAddress = () => ({ 'cf-connecting-ip': `198.51.${randomInt(256)}.${randomInt(256)}` })

export async function registerAs(page: Page, role: 'client' | 'provider', name = 'Nima Sherpa') {
  const username = `nima-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  const response = await page.request.post('/api/register', {
    data: { username, name, email, role, password: 'granite-lantern-harbour' },
    headers: anAddress(),
  })
  expect(response.status(), await response.text()).toBe(201)
  return email
}

export async function sendBooking(
  request: APIRequestContext,
  clientEmail = 'nima@khumbu.example',
): Promise<string> {
  const response = await request.post('/api/bookings', {
    data: {
      serviceId: firstServiceId,
      companyName: 'Khumbu Bakery',
      contactName: 'Nima Sherpa',
      clientEmail,
      ...chosenAnswers,
      ...sampleQuestionFields(firstServiceId),
    },
    headers: anAddress(),
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).confirmationCode
}

export async function asAdmin(
  playwright: { request: { newContext: (options: { baseURL: string }) => Promise<APIRequestContext> } },
  baseURL: string | undefined,
  act: (admin: APIRequestContext) => Promise<void>,
) {
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const response = await admin.post('/api/login', {
    data: { username: 'demo-admin', password: 'try-it-locally' },
  })
  expect(response.status(), await response.text()).toBe(200)
  await act(admin)
  // An account has at most 20 sessions, so a session of another test would end.
  await admin.post('/api/logout')
  await admin.dispose()
}
