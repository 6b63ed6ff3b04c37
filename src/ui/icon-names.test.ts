import { expect, test } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import { iconNames } from './icon-names.ts'

test('the sprite contains the icon of every seeded service', () => {
  const spriteIcons: readonly string[] = iconNames
  expect(seedServices.map(({ icon }) => icon).filter((icon) => !spriteIcons.includes(icon))).toEqual([])
})
