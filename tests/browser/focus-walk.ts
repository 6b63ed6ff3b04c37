import { expect, type Locator, type Page } from '@playwright/test'
import { question } from './question.ts'
import { test } from './shared-window.ts'

interface Step {
  does: string
  at?: string
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  key?: string
  asks?: boolean
  shows?: (page: Page) => Locator
  gone?: (page: Page) => Locator
  says?: RegExp
  focused: RegExp
}

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element) return 'nothing'
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : element.textContent)
    return `${element.tagName.toLowerCase()} ${label?.trim().replace(/\s+/g, ' ').slice(0, 80)}`
  })

export async function walk(page: Page, steps: readonly Step[]) {
  for (const { does, at, prepare, press, key = 'Enter', asks, shows, gone, says, focused } of steps) {
    await test.step(does, async () => {
      if (at) await page.goto(at)
      await prepare?.(page)
      await press(page).focus()
      await page.keyboard.press(key)
      if (asks) await question(page).getByRole('button').last().press('Enter')
      if (shows) await expect(shows(page), does).toBeVisible()
      if (gone) await expect(gone(page), does).toHaveCount(0)
      if (says)
        await expect.soft(page.getByRole('status').filter({ hasText: says }).first(), does).toBeAttached()
      await expect
        .soft(async () => expect(await focusedName(page)).toMatch(focused), does)
        .toPass({ timeout: 15_000 })
    })
  }
}

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()
