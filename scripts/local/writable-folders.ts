import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PlainFailure } from '../process/plain-failure.ts'

export function requireWritable(folders: readonly string[]): void {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true })
    } catch (error) {
      throw refusal(folder, error)
    }
    checkWritable(folder)
  }
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
