import { isSampleBrand } from '../sample-brand.ts'
import { test } from './shared-window.ts'

/**
 * Runs no script of the page. All such tests of a worker share one window, because a new one would take longer than
 * they do, so they may not change its size.
 */
export const htmlTest = test.extend({
  javaScriptEnabled: false,
  page: ({ htmlPage }, use) => use(htmlPage),
})

export const sampleHtmlTest = isSampleBrand ? htmlTest : htmlTest.skip
