import { execFileSync } from 'node:child_process'

/** The newest link that a mail to `email` holds, from the outbox of the server under test. */
export function newestLink(email: string, path: '/auth/reset' | '/auth/confirm'): string {
  const printed = execFileSync(process.execPath, ['scripts/commands/outbox.ts', '60'], {
    env: { ...process.env, STATE_DIR: '.wrangler/e2e' },
    encoding: 'utf8',
  })
  const mail = printed
    .split('\n--- ')
    .findLast((text) => text.includes(`To: ${email}\n`) && text.includes(path))
  const link = mail?.match(/https?:\/\/\S+token=[a-z2-7]{32}/)?.[0]
  if (!link) throw new Error(`No link to ${path} was mailed to ${email}.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
