import { expect, test } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import { iconNames } from './icon-names.ts'

test('every icon that a seeded service names is in the sprite', () => {
  const spriteIcons: readonly string[] = iconNames
  expect(seedServices.map(({ icon }) => icon).filter((icon) => !spriteIcons.includes(icon))).toEqual([])
})
