import type { Page } from '@playwright/test'
import { newPassword } from './new-account.ts'

export const register = (page: Page) => page.locator('#register')

export async function fillRegistration(page: Page, username: string) {
  const form = register(page)
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Full name').fill('Mina Gurung')
  await form.getByLabel('Email').fill(`${username}@example.com`)
  await form.getByLabel('Password', { exact: true }).fill(newPassword)
  await form.getByRole('button', { name: 'Create account' }).click()
}
