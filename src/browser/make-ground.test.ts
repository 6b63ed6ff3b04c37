import { expect, it } from 'vitest'
import { groundRules, luminance } from '#contracts/social-ground.ts'
import { darken } from './make-ground.ts'

it.each([0xffffff, 0xffff00, 0x00ffff, 0x808080, 0x123456])(
  '%i becomes dark enough for white text',
  (color) => {
    const [dark = 0] = darken(Uint32Array.of(color, 0))
    expect(luminance(dark)).toBeLessThan(groundRules.luminanceMax)
  },
)

it('a dark picture keeps more of its light than one with white in it', () => {
  const [alone = 0] = darken(Uint32Array.of(0x404040))
  const [besideWhite = 0] = darken(Uint32Array.of(0x404040, 0xffffff))
  expect(alone).toBeGreaterThan(besideWhite)
})
