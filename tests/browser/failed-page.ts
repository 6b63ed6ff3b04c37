import { heroCopy } from '#content/about/copy.ts'
import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).first()
export const about = (page: Page) => page.getByRole('heading', { level: 1, name: heroCopy.heading })
export const navigateTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, '', to), path)
