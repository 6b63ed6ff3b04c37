import { readFileSync } from 'node:fs'

/** Reads a file as UTF-8, with or without the byte order mark of Windows editors. */
export function readMarkdown(file: string, name: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Error(`${name}: is not text in UTF-8. Save it with this encoding.`, { cause })
  }
}
