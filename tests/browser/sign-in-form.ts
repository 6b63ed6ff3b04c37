import type { Page } from '@playwright/test'
import { newPassword } from './new-account.ts'

export const register = (page: Page) => page.locator('#register')

export function watch(page: Page, path: string) {
  const bodies: (string | null)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postData())
  })
  return bodies
}

export async function fillRegistration(page: Page, username: string) {
  const form = register(page)
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Full name').fill('Mina Gurung')
  await form.getByLabel('Email').fill(`${username}@example.com`)
  await form.getByLabel('Password', { exact: true }).fill(newPassword)
  await form.getByRole('button', { name: 'Create account' }).click()
}
