import type { Page } from '@playwright/test'

declare global {
  interface Window {
    rootChanges: string[]
    unownedElements: string[]
  }
}

/**
 * Records changes to the prerendered HTML, and elements without a React owner. Elements inside an HTML string never get
 * one.
 */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.rootChanges = []
    window.unownedElements = ['#root']

    const findUnowned = (element: Element): Element[] => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      if (!key) return [element]
      const isHtml = Boolean(Reflect.get(element, key).dangerouslySetInnerHTML)
      return isHtml ? [] : [...element.children].flatMap(findUnowned)
    }

    const note = (what: string, node: Node) => {
      if (node instanceof Element) window.rootChanges.push(`${what} ${node.outerHTML.slice(0, 150)}`)
    }

    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (!root) return
      const observer = new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          if (target instanceof Element && target.id === 'payment') continue
          for (const node of addedNodes) note('added', node)
          for (const node of removedNodes) note('removed', node)
        }
      })
      observer.observe(root, { childList: true, subtree: true })
      const look = () => {
        const elements = [...root.children].flatMap(findUnowned)
        window.unownedElements = elements.map((element) => element.outerHTML.slice(0, 150))
        if (elements.length === 0 && root.hasChildNodes()) observer.disconnect()
        else requestAnimationFrame(look)
      }
      look()
    })
  })
}

export const showIntent = (page: Page) =>
  page.locator('.site-header a').first().dispatchEvent('pointerover', { pointerType: 'mouse' })

export async function unownedElements(page: Page): Promise<string[]> {
  await showIntent(page)
  return page.evaluate(() => window.unownedElements)
}
export const rootChanges = (page: Page) => page.evaluate(() => window.rootChanges)
