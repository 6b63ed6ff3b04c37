import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readHead, readHeadsIn } from './read-head.ts'

it('a head is what an earlier run printed, and nothing else', () => {
  expect(readHead(` 812:${'ab12'.repeat(16)}`)).toMatchObject({ entryId: 812, hash: 'ab12'.repeat(16) })
  for (const wrong of ['', '812', '812:ab12', `x:${'ab12'.repeat(16)}`, `812:${'AB12'.repeat(16)}`])
    expect(() => readHead(wrong)).toThrow('--head takes')
})

it('downloaded heads are read from their files, and a folder without any is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heads-'))
  expect(() => readHeadsIn(folder)).toThrow('holds no head')
  expect(() => readHeadsIn(join(folder, 'none'))).toThrow('does not exist')
  writeFileSync(join(folder, '2026-11-29.txt'), `812:${'ab12'.repeat(16)}\n`)
  writeFileSync(join(folder, '2026-11-30.txt'), 'torn')
  expect(readHeadsIn(folder)).toEqual([
    { entryId: 812, hash: 'ab12'.repeat(16), keptAs: '2026-11-29' },
    { entryId: 0, hash: '', keptAs: '2026-11-30' },
  ])
})
