import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sampleQuestionFields } from '#content/seed/sample-booking.ts'
import { anAddress } from './an-address.ts'
import { chosenAnswers, firstServiceId } from './booking-form.ts'

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

/** A session proves who its user is for 15 minutes, and an account accepts 30 correct passwords in that time. */
export const sessionReuseMs = 10 * 60 * 1000

interface AdminSession {
  state: Awaited<ReturnType<APIRequestContext['storageState']>>
  signedInAt: number
}

let adminSession: AdminSession | undefined

export async function asAdmin(
  playwright: {
    request: {
      newContext: (options: {
        baseURL: string
        storageState?: AdminSession['state']
      }) => Promise<APIRequestContext>
    }
  },
  baseURL: string | undefined,
  act: (admin: APIRequestContext) => Promise<void>,
) {
  const known =
    adminSession && Date.now() - adminSession.signedInAt < sessionReuseMs ? adminSession : undefined
  const admin = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    ...(known ? { storageState: known.state } : {}),
  })
  if (!known || !(await admin.get('/api/user')).ok()) {
    const response = await admin.post('/api/login', {
      data: { username: 'demo-admin', password: 'try-it-locally' },
      headers: anAddress(),
    })
    expect(response.status(), await response.text()).toBe(200)
    adminSession = { state: await admin.storageState(), signedInAt: Date.now() }
  }
  await act(admin)
  await admin.dispose()
}
