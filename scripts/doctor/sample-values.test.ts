import { expect, it } from 'vitest'
import * as config from '#site.config.ts'
import { digestOf, knownSamples, sampleValues } from './sample-values.ts'

it('every field marked as a sample in the configuration has a known digest', () => {
  expect([...knownSamples].sort()).toEqual([...config.sampleFields].sort())
  const fields = { ...config, ...config.site }
  expect(config.sampleFields.filter((field) => !(field in fields))).toEqual([])
})

it('a value counts as a sample until it is changed', () => {
  const shippedConfig = { ...config, ...config.site }
  const before = sampleValues(config.sampleFields, shippedConfig).map(({ field }) => field)
  for (const field of config.sampleFields) {
    const after = sampleValues(config.sampleFields, { ...shippedConfig, [field]: 'an agency’s own value' })
    expect(after.map((sample) => sample.field)).toEqual(before.filter((name) => name !== field))
  }
})

it('a value is shown as the longest text in it', () => {
  const fields = { ...config, ...config.site }
  for (const { field, shown } of sampleValues(config.sampleFields, fields)) {
    expect(JSON.stringify(fields[field as keyof typeof fields])).toContain(shown)
  }
})

it('the digest covers the whole value', () => {
  expect(digestOf(['a', 'b'])).not.toBe(digestOf(['a', 'c']))
  expect(digestOf('a')).toMatch(/^[\w-]{16}$/)
})
