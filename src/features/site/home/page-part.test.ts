import { afterEach, expect, test, vi } from 'vitest'
import { readPart } from './page-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failure = new Error('The database does not answer.')

test('on the server a failed part fails the page, so that no incomplete page is stored', async () => {
  await expect(readPart(() => Promise.reject(failure))).rejects.toBe(failure)
})

test('in the browser a failed part is logged, has no data, and can be loaded again', async () => {
  vi.stubGlobal('document', {})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const read = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(['post'])
  const part = await readPart(read)
  expect(part.data).toBeUndefined()
  expect(log).toHaveBeenCalledWith(failure)
  expect(await part.load()).toEqual(['post'])
  expect(part.data).toEqual(['post'])
})
