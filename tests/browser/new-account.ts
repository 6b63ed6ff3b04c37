import { expect, type Page } from '@playwright/test'
import { anAddress } from './an-address.ts'

export const newPassword = 'granite-lantern-harbour'

export async function registerNew(page: Page, role: 'client' | 'provider' = 'client') {
  const username = `mina-${crypto.randomUUID().slice(0, 8)}`
  const account = {
    username,
    name: 'Mina Gurung',
    email: `${username}@example.com`,
    password: newPassword,
    role,
  }
  const response = await page.request.post('/api/register', { data: account, headers: anAddress() })
  expect(response.status(), await response.text()).toBe(201)
  return account
}
