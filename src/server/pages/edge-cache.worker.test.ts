import { expect, it } from 'vitest'
import { copyAddress } from './edge-cache.ts'

it('two paths never share a copy, whatever characters they have', () => {
  const paths = ['/services', '/blog/../services', '/blog', '/blog#x', '/blog?x', '/blog/%2e%2e/services']
  const addresses = paths.map((path) => new URL(copyAddress('build', path)))
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(paths.length)
  expect(addresses.map(({ search, hash }) => search + hash).join('')).toBe('')
})
