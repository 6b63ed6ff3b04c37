import { expect, type Page } from '@playwright/test'
import { unownedElements, watchHydration } from './hydration.ts'

/** Opens a page and waits until React owns it: from here on its buttons answer. */
export async function openLive(page: Page, address: string): Promise<void> {
  await watchHydration(page)
  await page.goto(address)
  await expect.poll(() => unownedElements(page), { timeout: 15_000 }).toEqual([])
}
