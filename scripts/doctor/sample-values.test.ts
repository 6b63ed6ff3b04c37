import { expect, it } from 'vitest'
import * as config from '#site.config.ts'
import { digestOf, knownSamples, sampleValues } from './sample-values.ts'

it('every field that the configuration marks as a sample can be recognised', () => {
  expect([...knownSamples].sort()).toEqual([...config.sampleFields].sort())
  const fields = { ...config, ...config.site }
  expect(config.sampleFields.filter((field) => !(field in fields))).toEqual([])
})

it('a value counts as a sample until it is changed', () => {
  const shipped = { ...config, ...config.site }
  const before = sampleValues(config.sampleFields, shipped).map(({ field }) => field)
  for (const field of config.sampleFields) {
    const after = sampleValues(config.sampleFields, { ...shipped, [field]: 'a value of an agency' })
    expect(after.map((sample) => sample.field)).toEqual(before.filter((name) => name !== field))
  }
})

it('a value is named by the longest text in it', () => {
  const fields = { ...config, ...config.site }
  for (const { field, shown } of sampleValues(config.sampleFields, fields)) {
    expect(JSON.stringify(fields[field as keyof typeof fields])).toContain(shown)
  }
})

it('the digest of a value depends on all of it', () => {
  expect(digestOf(['a', 'b'])).not.toBe(digestOf(['a', 'c']))
  expect(digestOf('a')).toMatch(/^[\w-]{16}$/)
})
