import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PlainFailure } from '../plain-failure.ts'

export function requireWritable(folders: readonly string[]): void {
  for (const folder of folders) {
    try {
      makeFolder(folder)
    } catch (error) {
      throw refusal(folder, error)
    }
    checkWritable(folder)
  }
}

/**
 * Creates folders one by one: below folders such as /proc, which refuse new entries, Node's recursive mkdir
 * never returns.
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

export function requireWritableFile(file: string): void {
  const target = existsSync(file) ? file : '.'
  try {
    accessSync(target, constants.W_OK)
  } catch (error) {
    throw refusal(file, error)
  }
}

function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refusal(folder, error)
  }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) checkWritable(path)
    else if (entry.isFile()) checkFile(path)
  }
}

function checkFile(path: string): void {
  try {
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw refusal(path, error)
  }
}

function refusal(path: string, error: unknown): PlainFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  const relativePath = relative(process.cwd(), path) || '.'
  return new PlainFailure(
    `Cannot write ${relativePath} (${code}). Make it writable, or delete it: it will be created again.`,
  )
}
