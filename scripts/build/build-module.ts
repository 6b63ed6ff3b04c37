import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { site } from '#site.config.ts'
import { contentSecurityPolicy, securityHeadersFor } from '#render/content-security-policy.ts'
import { hashOf, listMigrations } from '../cloud/migrations/list-migrations.ts'
import { rendererCode } from './edge-pages.ts'

interface BuiltSite {
  origin: string
  styles: string
  isPreview: boolean
}

export async function writeBuildModule({ origin, styles, isPreview }: BuiltSite) {
  // Generated in the same run, so it cannot be imported above.
  const { bootScript } = await import('#generated/boot-script.ts')
  const hash = createHash('sha256').update(bootScript).digest('base64')
  const headers = securityHeadersFor(contentSecurityPolicy(`sha256-${hash}`, site.imageHosts))
  const renderer = await rendererCode('dist-server')
  const buildId = createHash('sha256')
    .update([renderer, styles, bootScript, JSON.stringify(headers), origin].join('\0'))
    .digest('base64url')
    .slice(0, 16)
  const migrations = Object.fromEntries(listMigrations().map(({ name, file }) => [name, hashOf(file)]))
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'))
  const values = { buildId, version, siteUrl: origin, isPreview, securityHeaders: headers, migrations }
  await writeFile(
    'dist-server/build.js',
    `${Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')}\n`,
  )
  return headers
}
