import { afterEach, expect, test, vi } from 'vitest'
import { createSocialImages } from './social-images.ts'

const input = { type: 'page', title: 'About', description: 'Who we are', category: 'company' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an image that came with the page is not requested again', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const images = createSocialImages('/social/a.png')
  expect(images.lookup(input)).toBe('/social/a.png')
  images.request(input)
  expect(fetch).not.toHaveBeenCalled()
  expect(images.lookup({ ...input, title: 'Contact' })).toBeUndefined()
})

test('a missing image is requested once, and listeners are told when its path is there', async () => {
  const fetch = vi.fn(async () => Response.json({ imagePath: '/social/b.png' }))
  vi.stubGlobal('fetch', fetch)
  const images = createSocialImages()
  const hasChanged = new Promise<void>((resolve) => images.subscribe(resolve))
  images.request(input)
  images.request(input)
  await hasChanged
  expect(images.lookup(input)).toBe('/social/b.png')
  expect(fetch).toHaveBeenCalledOnce()
})

test('an image that cannot be had is logged, and the page keeps its default', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const images = createSocialImages()
  images.request(input)
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(images.lookup(input)).toBeUndefined()
})
