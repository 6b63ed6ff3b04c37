import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Git, lines } from './git.ts'

/**
 * Adapts every fork's `src/site/` to a release. Each file `scripts/fork/upgrade/codemods/0001-what-it-does.ts`
 * exports one as `codemod`, and imports only Node's modules and this type.
 */
export interface Codemod {
  version: string
  does: string
  /** Returns the new text of a file, or null to leave it. It must leave a file that it has already changed. */
  edit(file: string, text: string): string | null
}

interface CodemodResult {
  does: string
  files: string[]
}

const folder = 'scripts/fork/upgrade/codemods'

export function newCodemods(git: Git, before: string, after: string): string[] {
  return lines(
    git.read('diff', '--name-only', '--diff-filter=A', '--no-renames', before, after, '--', folder),
  )
    .filter((file) => /\/\d{4}-[a-z0-9-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
}

export function codemodsAfter(root: string, format: number): string[] {
  return globSync(`${folder}/[0-9][0-9][0-9][0-9]-*.ts`, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts') && Number(/(\d{4})-/.exec(file)?.[1]) > format)
    .sort()
}

export async function runCodemods(root: string, codemods: readonly string[]): Promise<CodemodResult[]> {
  const results: CodemodResult[] = []
  for (const path of codemods) {
    const { codemod }: { codemod: Codemod } = await import(pathToFileURL(join(root, path)).href)
    const files = ownFiles(root).filter((file) => {
      const before = readFileSync(join(root, file), 'utf8')
      const after = codemod.edit(file, before)
      if (after === null || after === before) return false
      writeFileSync(join(root, file), after)
      return true
    })
    results.push({ does: `${codemod.does} (${codemod.version})`, files })
  }
  return results
}

function ownFiles(root: string): string[] {
  if (!existsSync(join(root, 'src/site'))) return []
  return globSync('src/site/**/*.{ts,tsx,md,json,css}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()
}
