import { expect, type Page } from '@playwright/test'

/** Up to this many letters, a word fits into any column that is worth reading. */
const shortWordLength = 6

export async function expectFit(page: Page, scheme: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectReadable(page, { width: 320, name: `320 px, ${scheme}` })
}

export async function expectFitWithLargeText(page: Page, width = 390) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await page.setViewportSize({ width, height: 844 })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await expectReadable(page, { width, name: 'letters twice as large' })
  await devtools.detach()
}

async function expectReadable(page: Page, { width, name }: { width: number; name: string }) {
  const widths = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(widths.width, name).toBe(width)
  expect.soft(widths.scroll, name).toBeLessThanOrEqual(width)
  expect.soft(await page.evaluate(brokenWords, shortWordLength), `words broken: ${name}`).toEqual([])
}

/**
 * Short words that are on two lines, each with the text around it. Code and parts of addresses may be broken. What
 * no-break spaces hold together, such as an amount, is one word.
 */
function brokenWords(longest: number): string[] {
  const brokenTexts: string[] = []
  const words = /(?<![^\s(])[\p{L}\p{N}\p{Sc}%.,\u00A0\u202F]{2,}(?![^\s;:!?)])/gu
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('code, pre')) continue
    for (const { 0: word, index } of text.data.matchAll(words)) {
      if (word.length > longest) continue
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
      const tops = boxes.map(({ top }) => top)
      const height = boxes[0]?.height ?? 0
      if (Math.max(...tops) - Math.min(...tops) > height / 2)
        brokenTexts.push(`${word} in ${text.data.slice(0, 60)}`)
    }
  }
  return brokenTexts
}
