import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { PlainFailure } from './plain-failure.ts'

export function pathFailure(path: string, error: unknown): unknown {
  const sentence = sentenceOf(path, error)
  return sentence ? new PlainFailure(sentence) : error
}

function sentenceOf(path: string, error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `${path} does not exist.`
  if (code === 'EISDIR') return `${path} is a folder, not a file.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${fileAmong(path)} is a file, not a folder.`
  if (code === 'EACCES' || code === 'EPERM') return `You may not read or write ${path}.`
  return undefined
}

/** A path can fail at any of its folders, such as `notes.txt/backups`. */
const fileAmong = (path: string): string => (existsSync(path) ? path : fileAmong(dirname(path)))
