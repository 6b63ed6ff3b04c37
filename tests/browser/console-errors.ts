import type { Page } from '@playwright/test'

/**
 * Ignores the 401 of `/api/user` for signed-out visitors (docs/spec/acceptance.md 488) and the page's own 404 or 410.
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
    complaints.push(`${message.type()} (${pathname}): ${text}`)
  })
  return complaints
}
