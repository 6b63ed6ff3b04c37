import { expect, test } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import { iconNames } from './icon-names.ts'

test('every icon that a seeded service names is in the sprite', () => {
  const known: readonly string[] = iconNames
  expect(seedServices.map(({ icon }) => icon).filter((icon) => !known.includes(icon))).toEqual([])
})
