import { expect, type Page } from '@playwright/test'

type DemoUser = 'demo-client' | 'demo-provider' | 'demo-admin'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Each worker signs in once as each user, because hashing a password takes as long as showing a page. */
const sessions = new Map<DemoUser, Cookies>()

export async function signInAs(page: Page, username: DemoUser): Promise<void> {
  const cookies = sessions.get(username)
  if (cookies) {
    await page.context().addCookies(cookies)
    const user = await page.request.get('/api/user')
    if (user.ok()) return
  }
  const response = await page.request.post('/api/login', { data: { username, password: 'try-it-locally' } })
  expect(response.status(), await response.text()).toBe(200)
  sessions.set(username, await page.context().cookies())
}
