import { expect, it } from 'vitest'
import { readHead } from './read-head.ts'

it('a head is what an earlier run printed, and nothing else', () => {
  expect(readHead(` 812:${'ab12'.repeat(16)}`)).toEqual({ entryId: 812, hash: 'ab12'.repeat(16) })
  for (const wrong of ['', '812', '812:ab12', `x:${'ab12'.repeat(16)}`, `812:${'AB12'.repeat(16)}`])
    expect(() => readHead(wrong)).toThrow('--head takes')
})
