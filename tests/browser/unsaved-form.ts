import type { Locator, Page } from '@playwright/test'
import { unsavedWarningTexts } from '#content/interface/admin/frame.ts'
import { actionTexts } from '#content/interface/common.ts'
import { signInAs } from './sign-in.ts'

export const notice = (page: Page) => page.getByText(unsavedWarningTexts.found)
export const saveButton = (page: Page | Locator) =>
  page.getByRole('button', { name: actionTexts.save, exact: true })

export async function endSession(
  page: Page,
  press: Locator,
  user: Parameters<typeof signInAs>[1] = 'demo-admin',
) {
  // A request that is still under way would end the session before the press.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await press.click()
  await page.waitForURL('**/auth?next=*')
  await signInAs(page, user)
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
}
