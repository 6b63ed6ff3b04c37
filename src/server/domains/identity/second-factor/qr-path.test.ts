import { expect, it } from 'vitest'
import { qrPath } from './authenticator.ts'

it('a QR code has its three corner marks and the margin that readers need', () => {
  const { size, path } = qrPath('otpauth://totp/Ridgeline:asha?secret=ABCDEFGH')
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)
  const last = size - 1
  for (const [x, y] of [
    [4, 4],
    [last - 4, 4],
    [4, last - 4],
  ] as const)
    expect(isDark(x, y)).toBe(true)
  expect(isDark(last - 4, last - 4) && isDark(last - 10, last - 4) && isDark(last - 4, last - 10)).toBe(false)
  for (let at = 0; at < size; at++) expect(isDark(at, 3) || isDark(3, at)).toBe(false)
})
