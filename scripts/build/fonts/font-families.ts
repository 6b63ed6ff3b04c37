import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { SiteConfig } from '#shared/site-config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { projectPath } from '../build-when-stale.ts'

export interface FontFamily {
  family: string
  fallback: string
  source: string
  weights: { min: number; max: number }
  preloadedText: string
  standIns: readonly { style: 'regular' | 'bold'; weights: string; measuredAt: number }[]
}

type Role = 'heading' | 'body'

export const sampleFonts: Readonly<Record<Role, string>> = {
  heading: 'bricolage-grotesque',
  body: 'instrument-sans',
}

const roles: Readonly<Record<Role, Pick<FontFamily, 'weights' | 'standIns'>>> = {
  heading: {
    weights: { min: 600, max: 700 },
    standIns: [{ style: 'bold', weights: '600 700', measuredAt: 660 }],
  },
  body: {
    weights: { min: 400, max: 700 },
    standIns: [
      { style: 'regular', weights: '400 559', measuredAt: 400 },
      { style: 'bold', weights: '560 700', measuredAt: 600 },
    ],
  },
}

const metadataSchema = z.object({
  family: z.string(),
  variable: z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }) }),
})

export function chooseFamilies(fonts: SiteConfig['fonts'] = {}): Record<Role, FontFamily> {
  const heading = toSource(fonts.heading ?? sampleFonts.heading)
  const body = toSource(fonts.body ?? sampleFonts.body)
  const ofBody = readFamily(body, 'body')
  return { heading: heading === body ? ofBody : readFamily(heading, 'heading'), body: ofBody }
}

export const fontFile = (source: string, part: 'latin' | 'latin-ext'): string =>
  `node_modules/@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`

const toSource = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '-')

function readFamily(source: string, role: Role): FontFamily {
  const fault = (what: string) => new PlainFailure(`fonts.${role} in the configuration: ${what}`)
  if (!/^[a-z0-9-]+$/.test(source))
    throw fault(`"${source}" is not the name of a font, such as instrument-sans.`)
  const name = `@fontsource-variable/${source}`
  const metadata = projectPath('node_modules', name, 'metadata.json')
  if (!existsSync(metadata))
    throw fault(
      `${name} is not installed. Add it with \`npm install --save-dev ${name}\`, or choose another.`,
    )
  const result = z.safeParse(metadataSchema, JSON.parse(readFileSync(metadata, 'utf8')))
  if (!result.success || !existsSync(projectPath(fontFile(source, 'latin'))))
    throw fault(`${name} has no Latin letters in variable weights.`)
  const { family, variable } = result.data
  const { weights, standIns } = roles[role]
  const within = (weight: number) => Math.min(Math.max(weight, variable.wght.min), variable.wght.max)
  return {
    family,
    fallback: `${family} Fallback`,
    source,
    weights: { min: within(weights.min), max: within(weights.max) },
    preloadedText: preloadedText[role],
    standIns: standIns.map((standIn) => ({ ...standIn, measuredAt: within(standIn.measuredAt) })),
  }
}

const lettersAndDigits = Array.from({ length: 0x7b - 0x30 }, (_, i) => String.fromCharCode(0x30 + i))
  .filter((character) => /[0-9A-Za-z]/.test(character))
  .join('')

/**
 * Half of a preloaded file is kerning, which grows with every character: most pages need only the symbols of prose and
 * of simple sums, headings fewer. The bullet is here because Chromium asks for the font of every list marker that it
 * lays out.
 */
export const preloadedText: Readonly<Record<Role, string>> = {
  heading: ` \u00a0${lettersAndDigits}.,:?'’&%+-–/$…`,
  body: ` \u00a0${lettersAndDigits}.,:;?!'"‘’“”()&%+-–−×÷=/$€@©…·•`,
}

export const symbolText =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0€£₹§©®™°·•×−–—…‘’“”←↑→↓✓'

/** Letters of ASCII need no marks and hardly a local form; ligatures would take the room of the signs of sums. */
export const preloadedFeatures = ['kern', 'tnum']
export const keptFeatures = ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'liga', 'tnum']
