import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logoMark } from '../../../src/content/logo-mark.ts'
import { site } from '../../../src/site.config.ts'
import { brandFiles } from './brand-files.ts'

const files = Object.entries(brandFiles(site, logoMark))

test.each(files)('public/%s is what the brand of the sample leads to (npm run icons)', (name, content) => {
  expect(readFileSync(`public/${name}`).equals(Buffer.from(content))).toBe(true)
})
