import { afterEach, expect, it, vi } from 'vitest'
import { structuredDataOf } from './structured-data-of.ts'

afterEach(() => vi.unstubAllGlobals())

const structuredData = [{ '@type': 'WebPage' }] as never[]

it('is built where the sections are rendered', async () => {
  expect(await structuredDataOf({ parts: {} }, async () => structuredData)).toBe(structuredData)
})

it('is read from the document where its HTML is kept, without loading the builders', async () => {
  const load = vi.fn(async () => structuredData)
  vi.stubGlobal('document', { querySelectorAll: () => [{ textContent: '{"@type":"FAQPage"}' }] })
  expect(await structuredDataOf({ html: '' }, load)).toEqual([{ '@type': 'FAQPage' }])
  expect(load).not.toHaveBeenCalled()
})
