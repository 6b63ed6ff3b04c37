import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'

export function newestLink(
  email: string,
  path:
    | '/auth/invitation'
    | '/auth/reset'
    | '/auth/confirm'
    | '/auth/remove-factor'
    | '/auth/stop-email-change'
    | '/booking/appointment'
    | '/booking/claim'
    | '/booking/confirmation'
    | '/booking/messages'
    | '/newsletter/confirm',
): string {
  const output = execFileSync(process.execPath, ['scripts/commands/outbox.ts', '60'], {
    env: { ...process.env, STATE_DIR: '.wrangler/e2e' },
    encoding: 'utf8',
  })
  const message = output
    .split('\n--- ')
    .findLast((text) => text.includes(`To: ${email}\n`) && text.includes(path))
  const links = message?.match(/https?:\/\/\S+token=[a-z2-7]{32}/g) ?? []
  const link = links.find((one) => new URL(one).pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} was mailed to ${email}.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export async function confirmAddress(page: Page, email: string): Promise<void> {
  const data = { token: newestLink(email, '/auth/confirm').split('=')[1] }
  expect((await page.request.post('/api/email-confirmation', { data })).status()).toBe(200)
}
