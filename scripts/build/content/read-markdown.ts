import { readFileSync } from 'node:fs'
import { pathFailure } from '../../lib/path-failure.ts'

export function readMarkdown(file: string, name: string): string {
  const bytes = readBytes(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Error(`${name}: is not text in UTF-8. Save it with this encoding.`, { cause })
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw pathFailure(file, error)
  }
}
