import { expect, type Page } from '@playwright/test'
import { anAddress } from './an-address.ts'
import { sessionReuseMs } from './client-data.ts'

type DemoUser = 'demo-client' | 'demo-provider' | 'demo-editor' | 'demo-admin'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Each worker signs in once as each user, because hashing a password takes as long as showing a page. */
const sessions = new Map<DemoUser, { cookies: Cookies; signedInAt: number }>()

export async function signInAs(page: Page, username: DemoUser): Promise<void> {
  const session = sessions.get(username)
  if (session && Date.now() - session.signedInAt < sessionReuseMs) {
    await page.context().addCookies(session.cookies)
    const user = await page.request.get('/api/user')
    if (user.ok()) return
  }
  const response = await page.request.post('/api/login', {
    data: { username, password: 'try-it-locally' },
    headers: anAddress(),
  })
  expect(response.status(), await response.text()).toBe(200)
  sessions.set(username, { cookies: await page.context().cookies(), signedInAt: Date.now() })
}
