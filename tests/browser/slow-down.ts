import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

export async function slowDown(page: Page, path: string, method: string): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(path, async (route) => {
    if (route.request().method() === method) {
      requests.push(route.request())
      await pause(1000)
    }
    await route.continue()
  })
  return requests
}
