import type { Page } from '@playwright/test'

/** Lets the server do what the next request to `path` asks for, and loses its answer. */
export async function loseOneAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
