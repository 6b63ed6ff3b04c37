import type { Page } from '@playwright/test'
import { seedSlug } from './seed-posts.ts'

export const advertising = '/services/digital-advertising'
export const marketing = '/services/digital-marketing'
export const article = `/blog/${seedSlug}`
export const headerLink = (page: Page, path: string) =>
  page.locator(`.site-header a[href="${path}"]:not(.logo)`).last()

export const scripts = /\/assets\/.*\.js$/
export const untilIdle = (page: Page) =>
  page.evaluate(
    (limit) =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve), limit), limit),
      ),
    { timeout: 5_000 },
  )

export async function untilPreloaded(page: Page) {
  await page.waitForFunction(() => {
    const files = document.querySelector<HTMLMetaElement>('[name=x-app]')?.content.split(' ') ?? []
    const loadedPaths = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    return files.filter((file) => file.endsWith('.js')).every((file) => loadedPaths.has(file))
  })
  await untilIdle(page)
}
