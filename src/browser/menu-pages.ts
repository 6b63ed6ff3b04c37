import type { MenuPage } from '#contracts/pages.ts'

let fetchedPages: readonly MenuPage[] | null = null
const listeners = new Set<() => void>()

/** Returns the text pages of the menus as this visit has asked for them, or null before. */
export const fetchedMenuPages = (): readonly MenuPage[] | null => fetchedPages

export function setMenuPages(pages: readonly MenuPage[]): void {
  fetchedPages = pages
  for (const listener of listeners) listener()
}

export function whenMenuPagesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
