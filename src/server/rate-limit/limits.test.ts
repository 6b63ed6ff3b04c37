import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limit } from './limits.ts'

it('a limit is counted per address, user or site as the table says', () => {
  expect(limit('newsletter', '203.0.113.7')).toEqual({
    key: 'newsletter:203.0.113.7',
    max: 20,
    windowSeconds: 3600,
  })
  expect(limit('hashing')).toEqual({ key: 'hashing', max: 20, windowSeconds: 2 })
  // @ts-expect-error a limit of an address cannot be counted for the whole site
  expect(limit('newsletter').key).toBe('newsletter')
})

it('no endpoint counts attempts itself: the verb that it calls does', () => {
  const endpoints = globSync('functions/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  expect(endpoints.length).toBeGreaterThan(50)
  expect(endpoints.filter((file) => readFileSync(file, 'utf8').includes('#server/rate-limit/'))).toEqual([])
})
