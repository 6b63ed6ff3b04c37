import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export function projectPath(...parts: string[]): string {
  return join(import.meta.dirname, '../..', ...parts)
}

interface BuildStep {
  name: string
  inputs: readonly string[]
  outputs: readonly string[]
}

export async function buildWhenStale(step: BuildStep, build: () => Promise<void>): Promise<boolean> {
  const hash = createHash('sha256')
  for (const input of ['scripts/build/build-when-stale.ts', ...step.inputs]) {
    hash.update(`${input}\0`).update(await readFile(projectPath(input)))
  }
  const digest = hash.digest('hex')
  const stamp = projectPath('.generated', 'stamps', step.name)
  const isFresh =
    existsSync(stamp) &&
    (await readFile(stamp, 'utf8')) === digest &&
    step.outputs.every((output) => existsSync(projectPath(output)))
  if (isFresh) return false
  await build()
  await mkdir(projectPath('.generated', 'stamps'), { recursive: true })
  await writeFile(stamp, digest)
  return true
}
