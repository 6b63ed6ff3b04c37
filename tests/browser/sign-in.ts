import { expect, type Page } from '@playwright/test'

export async function signInAs(
  page: Page,
  username: 'demo-client' | 'demo-provider' | 'demo-admin',
): Promise<void> {
  const response = await page.request.post('/api/login', { data: { username, password: 'try-it-locally' } })
  expect(response.status(), await response.text()).toBe(200)
}
