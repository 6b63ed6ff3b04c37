import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Elements that came to or left #root before React owned the page. */
    rootChanges: string[]
  }
}

/** Watches, from the first byte on, whether anything is put into or taken out of the finished HTML. */
export async function watchRoot(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.rootChanges = []
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (!root) return
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) window.rootChanges.push(`added ${node.nodeName}`)
          for (const node of removedNodes) window.rootChanges.push(`removed ${node.nodeName}`)
        }
      })
      observer.observe(root, { childList: true, subtree: true })
    })
  })
}

/**
 * Waits until React owns every element that the server drew, and gives what changed under #root until then. HTML that
 * a component sets as a string (an article's body) has no owners inside.
 */
export async function changesUntilHydrated(page: Page): Promise<string[]> {
  const changes = await page.waitForFunction(
    () => {
      const propsOf = (element: Element): { dangerouslySetInnerHTML?: unknown } | undefined => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
        return key ? Reflect.get(element, key) : undefined
      }
      const isOwned = (element: Element): boolean => {
        const props = propsOf(element)
        if (!props) return false
        return Boolean(props.dangerouslySetInnerHTML) || [...element.children].every(isOwned)
      }
      const drawn = [...(document.getElementById('root')?.children ?? [])]
      return drawn.length > 0 && drawn.every(isOwned) ? { list: window.rootChanges.slice() } : false
    },
    undefined,
    { polling: 'raf', timeout: 10_000 },
  )
  return (await changes.jsonValue()).list
}
