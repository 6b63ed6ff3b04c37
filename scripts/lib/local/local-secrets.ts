import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export const secretNames = ['SOCIAL_IMAGE_KEY', 'SECOND_FACTOR_KEY', 'CLOCK_KEY'] as const

export function readLocalSecret(file: string, name: (typeof secretNames)[number]): string {
  const [, value] =
    new RegExp(`^\\s*${name}\\s*=\\s*"?([^"\\s]+)`, 'm').exec(readFileSync(file, 'utf8')) ?? []
  if (!value) throw new Error(`${file} has no ${name}.`)
  return value
}

export function ensureLocalSecrets(file: string): void {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const missingNames = secretNames.filter(
    (name) => !new RegExp(`^\\s*${name}\\s*=\\s*\\S`, 'm').test(content),
  )
  if (missingNames.length === 0) return
  const start = content === '' || content.endsWith('\n') ? content : `${content}\n`
  const lines = missingNames.map((name) => `${name}="${randomBytes(32).toString('base64url')}"\n`)
  writeFileSync(file, start + lines.join(''), { mode: 0o600 })
}
