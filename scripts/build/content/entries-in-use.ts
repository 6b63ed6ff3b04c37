import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { listOverrides } from '../../fork/overrides/overrides.ts'
import { type ContentFile, listContent, listSample } from './look-up.ts'

/**
 * Returns those exports of a content file that a file of this site imports. Samples and components that the fork has
 * replaced do not count: a fork may leave out what only they show.
 */
export function entriesInUse(
  root: string,
  { name, file }: ContentFile,
  entries: readonly string[],
): string[] {
  if (entries.length === 0 || /\bexport\s*\*\s*from\b/.test(readFileSync(join(root, file), 'utf8'))) return []
  const texts = filesInUse(root).map((reader) => readFileSync(join(root, reader), 'utf8'))
  return entries.filter((entry) => texts.some((text) => importsEntry(text, name, entry)))
}

function filesInUse(root: string): string[] {
  const content = new Set(listContent(root).map(({ file }) => file))
  const replacedFiles = new Set([
    ...listSample(root).filter((file) => !content.has(file)),
    ...listOverrides(root).map(({ original }) => original),
  ])
  return globSync('{src,functions,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !replacedFiles.has(file) && !/\.test\.tsx?$/.test(file))
}

function importsEntry(text: string, name: string, entry: string): boolean {
  const specifier = `${name === 'site.config.ts' ? '#' : '#content/'}${name}`
  if (!text.includes(specifier)) return false
  const module = specifier.replaceAll(/[.$]/g, '\\$&')
  const mentions = (part: string) =>
    new RegExp(`(?<![\\w$])${entry.replaceAll('$', '\\$')}(?![\\w$])`).test(part)
  const clauses = [
    ...text.matchAll(new RegExp(`\\b(?:import|export)\\s([^;'"]*?)\\sfrom\\s+['"]${module}['"]`, 'g')),
  ]
  const valueClauses = clauses
    .map(([, clause = '']) => clause.replaceAll(/\btype\s+\w+/g, ''))
    .filter((clause) => !/^type\s/.test(clause))
  // A namespace, also one that is imported later, may be taken apart anywhere in the file.
  const isNamespace = valueClauses.some((clause) => clause.includes('*'))
  const isLater = new RegExp(`\\bimport\\(\\s*['"]${module}['"]`).test(text)
  return valueClauses.some(mentions) || ((isNamespace || isLater) && mentions(text))
}
