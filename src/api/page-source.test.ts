import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserSource, forgetPublicReads } from './page-source.ts'

let requests: string[] = []
let response: (path: string) => Response

beforeEach(() => {
  requests = []
  response = () => Response.json([], { headers: { 'x-total-count': '0' } })
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return response(path)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what the first HTML brought is not requested', async () => {
  const source = createBrowserSource({ list: { posts: [], total: 7, page: 2, category: 'seo' } }, '/blog')
  expect(await source.list(2, 'seo')).toEqual({ posts: [], total: 7 })
  expect(requests).toEqual([])
})

test('each list is requested once, by its page and category', async () => {
  const source = createBrowserSource({}, '/')
  await Promise.all([source.list(1), source.list(1), source.list(2), source.list(1, 'seo')])
  await source.list(3, 'seo')
  expect(requests).toEqual([
    '/api/blog',
    '/api/blog?page=2',
    '/api/blog?category=seo',
    '/api/blog?category=seo&page=3',
  ])
})

test('a failed read is requested again at the next visit', async () => {
  const source = createBrowserSource({}, '/')
  response = () => Response.json({ message: 'Something went wrong.' }, { status: 500 })
  await expect(source.content()).rejects.toThrow()
  response = () => Response.json({ services: [], caseStudies: [] })
  expect(await source.content()).toEqual({ services: [], caseStudies: [] })
  expect(requests).toHaveLength(2)
})

test('an article or booking that does not exist is null, and any other failure is thrown', async () => {
  const source = createBrowserSource({}, '/')
  response = () => Response.json({ message: 'Not found.' }, { status: 404 })
  expect(await source.article('none')).toBeNull()
  expect(await source.booking('none')).toBeNull()
  response = () => Response.json({ message: 'Something went wrong.' }, { status: 500 })
  await expect(source.article('other')).rejects.toThrow()
  await expect(source.booking('other')).rejects.toThrow()
})

test.each(['%ff', 'caf%C3%A9', '100%'])(
  'the page of an article at /blog/%s starts, whatever its escapes',
  async (slug) => {
    vi.stubGlobal('document', { getElementById: () => null })
    const source = createBrowserSource({ article: null }, `/blog/${slug}`)
    expect(await source.article(slug === 'caf%C3%A9' ? 'café' : slug)).toBeNull()
    expect(requests).toEqual([])
  },
)

test('a booking from the first HTML is used once, because its status changes', async () => {
  const source = createBrowserSource({ booking: null }, '/booking/confirmation/x')
  expect(await source.booking('x')).toBeNull()
  expect(requests).toEqual([])
  response = () => Response.json({ message: 'Not found.' }, { status: 404 })
  await source.booking('x')
  expect(requests).toEqual(['/api/bookings/x'])
})

test('a search without words requests nothing', async () => {
  const source = createBrowserSource({}, '/blog/search')
  expect(await source.search('')).toEqual({ query: '', hits: [], hasMore: false })
  expect(requests).toEqual([])
})

test('after a save in the back office, everything is requested anew', async () => {
  const source = createBrowserSource({ list: { posts: [], total: 7, page: 1 } }, '/blog')
  forgetPublicReads()
  expect(await source.list(1)).toEqual({ posts: [], total: 0 })
  expect(requests).toEqual(['/api/blog'])
})
