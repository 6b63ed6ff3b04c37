import { expect, type Page } from '@playwright/test'

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
  // A random client IP keeps parallel tests out of each other's rate limits.
  const headers = {
    'cf-connecting-ip': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  }
  const response = await page.request.post('/api/register', { data: account, headers })
  expect(response.status(), await response.text()).toBe(201)
  return account
}
