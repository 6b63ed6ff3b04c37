import { expect, type Page } from '@playwright/test'
import { pages } from './routes.ts'
import { stopTransitions } from './schemes.ts'
import { test } from './shared-window.ts'

function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
    return Array.from(document.querySelectorAll('body *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, backgroundImage, font, borderColor, display } =
        getComputedStyle(element)
      return [
        element.tagName,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        backgroundImage,
        font,
        borderColor,
        display,
      ].join(' ')
    })
  })
}

for (const { path } of pages.filter(({ as }) => !as)) {
  test(`${path} looks the same with its inlined styles as with the whole style sheet`, async ({ page }) => {
    // Not routed, because routes turn the browser's cache off.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js', '*/assets/entry-*.css'] })
    await page.goto(path)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[data-into]')].every(
        ({ dataset }) => document.getElementById(dataset.into ?? '')?.firstChild,
      ),
    )
    await stopTransitions(page)
    const ownStyles = await looks(page)
    await devtools.detach()
    await page.evaluate(async () => {
      const boot = document.querySelector<HTMLMetaElement>('meta[name="x-app"]')?.content.split(' ') ?? []
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(await (await fetch(boot.find((file) => file.endsWith('.css')) ?? '')).text())
      document.adoptedStyleSheets.push(sheet)
    })
    expect(ownStyles.length).toBeGreaterThan(100)
    expect(await looks(page)).toEqual(ownStyles)
  })
}
