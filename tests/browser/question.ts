import type { Page } from '@playwright/test'

/** The dialog that asks before something is deleted, lost or sent. */
export const question = (page: Page) => page.getByRole('dialog')

export const agree = (page: Page) => question(page).getByRole('button').last().click()

export const decline = (page: Page) => question(page).getByRole('button').first().click()
