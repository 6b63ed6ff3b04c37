import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export function aFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ridgeline-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, content] of Object.entries(files)) writeIn(folder, file, content)
  return folder
}

export function writeIn(folder: string, file: string, content: string | Buffer): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}
