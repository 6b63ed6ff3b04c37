import type { Page } from '@playwright/test'

const pictureOfTestPost = /^\/blog\/art\/[^/]+\/(read|written)-\w+\.svg$/

/**
 * Ignores the 401 of `/api/user` for signed-out visitors (tests/spec/acceptance.md 488), the page's own 404 or 410, and
 * pictures of posts that a test beside this one has removed since the page was read.
 */
export function collectComplaints(page: Page, ownStatus: number): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { pathname } = new URL(message.location().url || page.url())
    const text = message.text()
    if (pathname === '/api/user' && text.includes('status of 401')) return
    const isOwn = ownStatus >= 400 && pathname === new URL(page.url()).pathname
    if (isOwn && text.includes(`status of ${ownStatus}`)) return
    if (pictureOfTestPost.test(pathname) && text.includes('status of 404')) return
    complaints.push(`${message.type()} (${pathname}): ${text}`)
  })
  return complaints
}
