import { expect, type Page } from '@playwright/test'

export async function expectWholeRings(page: Page): Promise<void> {
  expect(await page.evaluate(badRings), 'focus rings').toEqual([])
}

function badRings(): string[] {
  const ringPx = 3
  const tolerancePx = 0.5
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect()
    if (control.tabIndex < 0 || box.width <= 2 || !control.checkVisibility({ visibilityProperty: true }))
      return []
    const offset = Number.parseFloat(getComputedStyle(control).outlineOffset)
    const name = `${control.tagName} ${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}`
    return [
      ...(isCut(control, box, offset + ringPx) ? [`${name}: cut off`] : []),
      ...(offset < 0 && crossesWords(control, box, offset) ? [`${name}: crosses its words`] : []),
    ]
  })

  function isCut(control: Element, box: DOMRect, reach: number): boolean {
    if (reach <= 0) return false
    for (let parent = control.parentElement; parent && parent !== document.body; ) {
      const style = getComputedStyle(parent)
      if (style.position === 'fixed') return false
      const edge = parent.getBoundingClientRect()
      // What a box scrolls away is no loss: it scrolls back with the focus.
      const clipsX = style.overflowX !== 'visible' && parent.scrollWidth <= parent.clientWidth
      const clipsY = style.overflowY !== 'visible' && parent.scrollHeight <= parent.clientHeight
      const lossX = Math.max(edge.left - (box.left - reach), box.right + reach - edge.right)
      const lossY = Math.max(edge.top - (box.top - reach), box.bottom + reach - edge.bottom)
      if ((clipsX && lossX > tolerancePx) || (clipsY && lossY > tolerancePx)) return true
      parent = parent.parentElement
    }
    return false
  }

  function crossesWords(control: Element, box: DOMRect, offset: number): boolean {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      // A count of unread messages hangs over the edge on purpose, and what is only read out is a pixel wide.
      if (!parent || parent.closest('[aria-hidden="true"]') || parent.offsetWidth <= 2) continue
      range.selectNodeContents(text)
      for (const { left, right, width } of range.getClientRects())
        if (width > 2 && (left < box.left - offset - tolerancePx || right > box.right + offset + tolerancePx))
          return true
    }
    return false
  }
}
