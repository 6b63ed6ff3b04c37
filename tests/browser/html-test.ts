import type { Page } from '@playwright/test'
import { isSampleBrand } from '../sample-brand.ts'
import { test } from './shared-window.ts'

/**
 * Runs no script of the page. All such tests of a worker share one window, because a new one would take longer than
 * they do, so they may not change its size.
 */
export const htmlTest = test.extend<object, { htmlPage: Page }>({
  htmlPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  javaScriptEnabled: false,
  page: ({ htmlPage }, use) => use(htmlPage),
})

export const sampleHtmlTest = isSampleBrand ? htmlTest : htmlTest.skip
