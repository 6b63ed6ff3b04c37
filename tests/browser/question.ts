import type { Page } from '@playwright/test'

/** Returns the confirmation dialog that opens before a deletion, a loss or a sending. */
export const question = (page: Page) => page.getByRole('dialog')

export const agree = (page: Page) => question(page).getByRole('button').last().click()

export const decline = (page: Page) => question(page).getByRole('button').first().click()
