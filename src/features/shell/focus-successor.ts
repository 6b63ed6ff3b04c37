const rowTitle = 'th a, summary'
const pressable = 'a[href], button:not(:disabled), summary, input[type="checkbox"]:not(:disabled)'

export interface FocusPlace {
  parent: Element
  child: Element
  index: number
}

export function placesOf(element: Element): FocusPlace[] {
  const places: FocusPlace[] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, child, index: [...parent.children].indexOf(child) })
  }
  return places
}

export function focusSuccessor(places: readonly FocusPlace[]): HTMLElement | null {
  const main = document.getElementById('main')
  for (const { parent, child, index } of places) {
    if (!parent.isConnected) continue
    if (parent === main || parent.contains(main)) break
    const successor =
      rowTarget(parent) ?? neighborOf(parent, child, index) ?? homeOf(parent) ?? sectionHeading(parent)
    if (successor) return successor
  }
  return main?.querySelector<HTMLElement>('h1') ?? main
}

function rowTarget(row: Element): HTMLElement | null {
  return row.matches('tr, li') ? (firstVisible(row, rowTitle) ?? firstVisible(row, pressable)) : null
}

function neighborOf(list: Element, child: Element, index: number): HTMLElement | null {
  if (child.isConnected || !list.matches('tbody, ul, ol')) return null
  const rows = [...list.children]
  for (const row of [...rows.slice(index), ...rows.slice(0, index).reverse()]) {
    const target = rowTarget(row)
    if (target) return target
  }
  return null
}

const homeOf = (element: Element): HTMLElement | null =>
  element.matches('[data-focus-home]') && element instanceof HTMLElement
    ? element
    : firstVisible(element, '[data-focus-home]')

const sectionHeading = (element: Element): HTMLElement | null =>
  element.matches('section') ? firstVisible(element, 'h2, h3') : null

function firstVisible(within: Element, selector: string): HTMLElement | null {
  return [...within.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null
}

/** Safari has `checkVisibility` only since version 17.4; elements that are not rendered have no boxes either. */
const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? element.getClientRects().length > 0
