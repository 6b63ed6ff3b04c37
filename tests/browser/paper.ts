import { expect, type Page } from '@playwright/test'
import { violationsIn } from './schemes.ts'

const a4PrintablePx = { width: 718, height: 1040 }

export async function expectReadableOnPaper(page: Page, scheme: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize(a4PrintablePx)
  await page.emulateMedia({ media: 'print' })
  expect(await violationsIn(page, 'main', ['color-contrast']), `${scheme}, printed`).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  if (size) await page.setViewportSize(size)
}
