import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { PlainFailure } from '../../lib/plain-failure.ts'

export const formatFile = 'src/site/format.json'

const schemaLink = '../../.generated/schema/format.json.schema.json'

export const formatSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.int().min(1).describe('The number of the newest codemod that src/site/ has been through'),
})

export function releaseFormat(root = '.'): number {
  const numbers = globSync('scripts/fork/upgrade/codemods/[0-9][0-9][0-9][0-9]-*.ts', { cwd: root }).map(
    (file) => Number(/(\d{4})-/.exec(file)?.[1]),
  )
  return Math.max(1, ...numbers)
}

export function ownFormat(root = '.'): number | null {
  const file = join(root, formatFile)
  if (!existsSync(file)) return null
  const result = formatSchema.safeParse(jsonOf(readFileSync(file, 'utf8')))
  if (!result.success)
    throw new PlainFailure(`${formatFile} must be like ${formatText(releaseFormat(root)).trim()}`)
  return result.data.format
}

export const formatText = (format: number): string =>
  `${JSON.stringify({ $schema: schemaLink, format }, null, 2)}\n`

export const writeFormat = (root: string, format: number): void =>
  writeFileSync(join(root, formatFile), formatText(format))

export function formatFaults(root = '.'): string[] {
  const [own, release] = [ownFormat(root), releaseFormat(root)]
  if (own === null || own === release) return []
  return own < release
    ? [
        `src/site/ has format ${own}, and this release reads ${release}: npm run upgrade -- --adapt changes it (docs/upgrade.md).`,
      ]
    : [`src/site/ has format ${own}, and this release reads ${release}: it was written for a later release.`]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
