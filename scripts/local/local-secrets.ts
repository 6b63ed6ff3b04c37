import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Secrets that every deployment has and that a local run makes up for itself. */
const secretNames = ['SOCIAL_IMAGE_KEY']

/**
 * Adds what is missing to `.dev.vars`, with fresh random values; what stands there stays.
 * SITE_URL is not in it: it follows the port and is given on the command line.
 */
export function ensureLocalSecrets(file: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const missing = secretNames.filter((name) => !new RegExp(`^\\s*${name}\\s*=\\s*\\S`, 'm').test(present))
  if (missing.length === 0) return
  const start = present === '' || present.endsWith('\n') ? present : `${present}\n`
  const lines = missing.map((name) => `${name}="${randomBytes(32).toString('base64url')}"\n`)
  writeFileSync(file, start + lines.join(''), { mode: 0o600 })
}
