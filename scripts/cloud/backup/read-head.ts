import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptHead, keptHead, parseHead } from '#platform/audit/kept-heads.ts'
import { pathFailure } from '../../lib/path-failure.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

export function readHead(text: string): KeptHead {
  const seal = parseHead(text)
  if (!seal)
    throw new PlainFailure(`--head takes what an earlier run printed, such as 812:${'ab12'.repeat(16)}.`)
  return { ...seal, keptAs: text.trim() }
}

export function readHeadsIn(folder: string): KeptHead[] {
  const names = namesIn(folder).filter((name) => name.endsWith('.txt'))
  if (names.length === 0)
    throw new PlainFailure(`${folder} holds no head: expected files such as 2026-11-29.txt.`)
  return names.map((name) => keptHead(name, readFileSync(join(folder, name), 'utf8')))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    throw pathFailure(folder, error)
  }
}
