import { isSampleBrand } from '../sample-brand.ts'
import { test } from './shared-window.ts'

/**
 * Runs no script of the page. All such tests of a worker share one window, because opening one takes longer than a test
 * does, so they may not resize it.
 */
export const htmlTest = test.extend({
  javaScriptEnabled: false,
  page: ({ htmlPage }, use) => use(htmlPage),
})

export const sampleHtmlTest = isSampleBrand ? htmlTest : htmlTest.skip
