import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What came to or left #root before React owned all of it. */
    rootChanges: string[]
    /** Elements under #root that React does not own yet. */
    unownedElements: string[]
  }
}

/**
 * Watches a page from its first byte on: what is put into or taken out of the finished HTML, and which elements React
 * does not own. HTML that a component sets as a string (an article's body) has no owners inside.
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

    // Elements only: a sentence may depend on today, a second header may not.
    const note = (what: string, node: Node) => {
      if (node instanceof Element) window.rootChanges.push(`${what} ${node.outerHTML.slice(0, 150)}`)
    }

    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (!root) return
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) note('added', node)
          for (const node of removedNodes) note('removed', node)
        }
      })
      observer.observe(root, { childList: true, subtree: true })
      const look = () => {
        const unowned = [...root.children].flatMap(findUnowned)
        window.unownedElements = unowned.map((element) => element.outerHTML.slice(0, 150))
        // From here on the page may change: effects have begun to run.
        if (unowned.length === 0 && root.hasChildNodes()) observer.disconnect()
        else requestAnimationFrame(look)
      }
      look()
    })
  })
}

export const unownedElements = (page: Page) => page.evaluate(() => window.unownedElements)
export const rootChanges = (page: Page) => page.evaluate(() => window.rootChanges)
