import { type BrowserContext, type Page, test as base } from '@playwright/test'

interface Options {
  hasOwnWindow: boolean
}

interface SharedWindows {
  sharedWindows: Map<string, BrowserContext>
  htmlPage: Page
}

/**
 * Playwright's `test`, but the tests of a worker share one browser context, and so the scripts, fonts and pictures that
 * are cached for a year: to load them anew was half of what a page cost. Everything else ends with each test.
 */
export const test = base.extend<Options, SharedWindows>({
  hasOwnWindow: [false, { option: true }],

  sharedWindows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const windows: SharedWindows['sharedWindows'] = new Map()
      await use(windows)
      await Promise.all([...windows.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],

  // Here, although only html-test.ts uses it: tests with another set of worker fixtures would wait for workers of their own.
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

  context: async (
    { browser, sharedWindows, hasOwnWindow, javaScriptEnabled, viewport, contextOptions },
    use,
    testInfo,
  ) => {
    const kind = JSON.stringify({ javaScriptEnabled, viewport, contextOptions })
    const shared = hasOwnWindow ? undefined : sharedWindows.get(kind)
    const context = shared ?? (await browser.newContext())
    await use(context)
    const isReusable = !hasOwnWindow && testInfo.status === testInfo.expectedStatus
    if (isReusable) {
      await empty(context)
      sharedWindows.set(kind, context)
    } else {
      sharedWindows.delete(kind)
      await context.close()
    }
  },

  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    })
    await devtools.detach()
    await use(page)
  },
})

export const ownWindowTest = test.extend({ hasOwnWindow: true })

async function empty(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll(),
  ])
}
