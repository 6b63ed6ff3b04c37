import { formatNumber } from '#shared/formats.ts'
import { expect, type Page } from '@playwright/test'

export const charsMax = formatNumber(2000)
export const confirmation = (code: string) => `/booking/confirmation/${code}`
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
export const field = (page: Page) => page.getByLabel('Your message')
export const untilScriptRuns = async (page: Page) => {
  await field(page).fill('…')
  await expect(page.getByText(`1 / ${charsMax}`)).toBeVisible()
  await field(page).fill('')
}
