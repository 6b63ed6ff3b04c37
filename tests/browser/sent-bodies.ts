import type { Page } from '@playwright/test'

export function bodiesSentTo(page: Page, path: string) {
  const bodies: (string | null)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postData())
  })
  return bodies
}
