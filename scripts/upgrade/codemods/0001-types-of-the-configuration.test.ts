import { expect, test } from 'vitest'
import { codemod } from './0001-types-of-the-configuration.ts'

const before = `/** Everything an agency changes. */

export interface Office {
  city: string
}

export const weekdays = [
  'Monday',
] as const
export type Weekday = (typeof weekdays)[number]

export interface OpeningHours {
  timeZone: { name: string }
}

/** A profile. */
export interface SocialProfile {
  url: string
}

export interface SiteConfig {
  brand: string
  colors: {
    brand: string
  }
}

export const site: SiteConfig = {
  brand: 'Acme',
  colors: {
    brand: '#123456',
  },
}

export const paymentUrl = ''
`

test("a fork's copy of the configuration keeps its values and takes the types of the release", () => {
  expect(
    codemod.edit('src/site/site.config.ts', before),
  ).toBe(`import type { SiteConfig } from '#shared/site-config.ts'

/** Everything an agency changes. */

export const site: SiteConfig = {
  brand: 'Acme',
  colors: {
    brand: '#123456',
  },
}

export const paymentUrl = ''
`)
})

test('a configuration that has been changed, and every other file, is left alone', () => {
  const after = codemod.edit('src/site/site.config.ts', before) ?? ''
  expect(codemod.edit('src/site/site.config.ts', after)).toBeNull()
  expect(codemod.edit('src/site/home/page.ts', before)).toBeNull()
})
