import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TransformFailure } from 'esbuild'
import { listContent } from './look-up.ts'

export async function syntaxErrors(root = '.'): Promise<string[]> {
  const files = listContent(root).filter(({ isOwn }) => isOwn)
  if (files.length === 0) return []
  const { transform } = await import('esbuild')
  const faults = files.map(async ({ file }) => {
    const source = readFileSync(join(root, file), 'utf8')
    try {
      await transform(source, { loader: 'ts', logLevel: 'silent' })
      return []
    } catch (error) {
      if (isTransformFailure(error)) return error.errors.slice(0, 1).map((fault) => faultLine(file, fault))
      throw error
    }
  })
  return (await Promise.all(faults)).flat()
}

function faultLine(file: string, { location, text }: TransformFailure['errors'][number]): string {
  if (!location) return `${file}: syntax error: ${text}.`
  const line = location.lineText.trim()
  const place = line === '' ? 'the end of the file' : `"${line}"`
  return `${file}:${location.line}: syntax error at ${place}: ${text}. Look at this line and the one before it.`
}

const isTransformFailure = (error: unknown): error is TransformFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)
