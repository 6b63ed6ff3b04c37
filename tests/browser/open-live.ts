import { expect, type Page } from '@playwright/test'
import { unownedElements, watchHydration } from './hydration.ts'

export async function openLive(page: Page, address: string): Promise<void> {
  await watchHydration(page)
  await page.goto(address)
  await expect.poll(() => unownedElements(page)).toEqual([])
}

export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.site-header') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  )
}
