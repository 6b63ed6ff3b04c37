import type { Page } from '@playwright/test'

/**
 * Collects uncaught errors, console errors and warnings. Two are expected and ignored: the 401 of `/api/user` for
 * signed-out visitors (docs/spec/acceptance.md 488) and the page's own 404.
 */
export function collectComplaints(page: Page, ownStatus: number): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { pathname } = new URL(message.location().url || page.url())
    const text = message.text()
    if (pathname === '/api/user' && text.includes('status of 401')) return
    if (ownStatus === 404 && pathname === new URL(page.url()).pathname && text.includes('status of 404'))
      return
    complaints.push(`${message.type()} (${pathname}): ${text}`)
  })
  return complaints
}
