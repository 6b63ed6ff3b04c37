import { expect, it } from 'vitest'
import { isTotpCode, stepOfCode, totpUri } from './authenticator.ts'

const key = new TextEncoder().encode('12345678901234567890')

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the code at second %i is the end of that in RFC 6238, appendix B', (seconds, code) => {
  expect(stepOfCode(key, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

it('a code counts for the step before and after it, and no longer', () => {
  const at = (seconds: number) => stepOfCode(key, '081804', new Date(seconds * 1000))
  const step = Math.floor(1111111109 / 30)
  expect([at(1111111109 - 30), at(1111111109 + 30)]).toEqual([step, step])
  expect([at(1111111109 - 61), at(1111111109 + 61)]).toEqual([null, null])
})

it('six digits are a code, and nothing else is', () => {
  expect(isTotpCode('081804')).toBe(true)
  for (const text of ['', '08180', '0818040', '08180x', 'AAAA-AAAA-AAAA-AAAA'])
    expect(isTotpCode(text)).toBe(false)
})

it('apps read issuer and account from the address in the QR code', () => {
  const uri = new URL(totpUri('Ridge & Line', 'asha.rai', key))
  expect(decodeURIComponent(uri.pathname)).toContain('Ridge & Line:asha.rai')
  expect(uri.searchParams.get('issuer')).toBe('Ridge & Line')
  expect(uri.href).not.toContain('+')
})
