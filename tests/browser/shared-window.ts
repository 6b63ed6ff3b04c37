import { type BrowserContext, type Disposable, type Page, test as base } from '@playwright/test'
import { anAddress } from './an-address.ts'

interface Options {
  hasOwnWindow: boolean
}

interface SharedWindow {
  context: BrowserContext
  page?: Page
}

interface SharedWindows {
  sharedWindows: Map<string, SharedWindow>
  htmlPage: Page
}

/**
 * Playwright's `test`, but all tests of a worker share one browser context and one page. The context keeps the scripts,
 * fonts and pictures that are cached for a year, the page a process that has compiled the scripts: either accounts for
 * half of what a new page costs. Each test has a client address of its own, so that the site's limits count for it
 * alone. Everything else is cleared after each test, except sessions of the developer tools, which a test must detach
 * itself.
 */
export const test = base.extend<Options & { window: SharedWindow }, SharedWindows>({
  hasOwnWindow: [false, { option: true }],

  sharedWindows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const windows: SharedWindows['sharedWindows'] = new Map()
      await use(windows)
      await Promise.all([...windows.values()].map(({ context }) => context.close()))
    },
    { scope: 'worker' },
  ],

  // Here, although only html-test.ts uses it: tests with different worker fixtures would start workers of their own.
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

  window: async (
    { browser, sharedWindows, hasOwnWindow, javaScriptEnabled, viewport, contextOptions },
    use,
    testInfo,
  ) => {
    const kind = JSON.stringify({ javaScriptEnabled, viewport, contextOptions })
    const sharedWindow = hasOwnWindow ? undefined : sharedWindows.get(kind)
    if (sharedWindow) sharedWindows.delete(kind)
    const window = sharedWindow ?? { context: await browser.newContext() }
    await window.context.setExtraHTTPHeaders(anAddress())
    await use(window)
    const isReusable = !hasOwnWindow && testInfo.status === testInfo.expectedStatus
    if (isReusable) {
      await empty(window)
      sharedWindows.set(kind, window)
    } else await window.context.close()
  },

  context: ({ window }, use) => use(window.context),

  page: async ({ window, baseURL, viewport, contextOptions, hasOwnWindow }, use, testInfo) => {
    const page = window.page ?? (await window.context.newPage())
    delete window.page
    const devtools = await window.context.newCDPSession(page)
    await devtools.send('Page.resetNavigationHistory')
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    })
    await devtools.detach()
    const initScripts = keepInitScripts(page)
    await use(page)
    if (hasOwnWindow || testInfo.status !== testInfo.expectedStatus || page.isClosed()) return
    for (const event of pageEvents) page.removeAllListeners(event)
    Reflect.deleteProperty(page, 'addInitScript')
    await Promise.all(initScripts.map((script) => script.dispose()))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.setExtraHTTPHeaders({})
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
    })
    if (viewport) await page.setViewportSize(viewport)
    await page.mouse.move(-1, -1)
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.clear())
    window.page = page
  },
})

export const ownWindowTest = test.extend({ hasOwnWindow: true })

const pageEvents = ['console', 'dialog', 'pageerror', 'popup', 'request', 'response'] as const

/** Wraps `addInitScript` to remember the scripts that a test adds: Playwright has no list of them. */
function keepInitScripts(page: Page): Disposable[] {
  const scripts: Disposable[] = []
  const add = page.addInitScript.bind(page)
  page.addInitScript = async (...args) => {
    const script = await add(...args)
    scripts.push(script)
    return script
  }
  return scripts
}

async function empty({ context, page }: SharedWindow): Promise<void> {
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll(),
  ])
}
