import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { textLanguage } from '#shared/plain-text.ts'
import type { SiteConfig } from '#shared/site-config.ts'

const path = '/.well-known/security.txt'
const dayMs = 24 * 60 * 60_000
/** RFC 9116 recommends less than a year: whoever reads it later should ask whether it is still true. */
const validDays = 364

interface Build {
  origin: string
  now: Date
  folder?: string
}

export async function writeSecurityTxt(
  security: SiteConfig['security'],
  { origin, now, folder = 'dist' }: Build,
): Promise<void> {
  const file = join(folder, path)
  if (!security?.contact || existsSync(file)) return
  const fields = {
    Contact: security.contact,
    Expires: new Date(now.getTime() + validDays * dayMs).toISOString(),
    'Preferred-Languages': textLanguage,
    Canonical: `${origin}${path}`,
    ...(security.policy ? { Policy: security.policy } : {}),
  }
  await mkdir(dirname(file), { recursive: true })
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  await writeFile(file, lines.join(''))
}
