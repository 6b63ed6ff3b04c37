import { expect, test } from 'vitest'
import { findNewestRelease } from './newest-release.ts'

const url = 'https://git.example/releases'
const answering = (body: unknown) => async () => Response.json(body)
const release = (tag: string, more: object = {}) => ({
  tag_name: tag,
  html_url: `https://git.example/${tag}`,
  ...more,
})

test('the newest release by version is announced with its address, whatever their order', async () => {
  const list = answering([release('v0.9.0'), release('v0.10.0'), release('v0.2.0')])
  expect(await findNewestRelease(url, '0.9.0', list)).toEqual({
    version: '0.10.0',
    link: 'https://git.example/v0.10.0',
  })
})

test('GitLab names the address of a release in its links', async () => {
  const list = answering([{ tag_name: '1.0.0', _links: { self: 'https://gitlab.example/1.0.0' } }])
  expect(await findNewestRelease(url, '0.9.0', list)).toEqual({
    version: '1.0.0',
    link: 'https://gitlab.example/1.0.0',
  })
})

test.each([
  ['this version', [release('v0.9.0')]],
  ['an older one', [release('v0.8.9')]],
  [
    'a draft or a release to try',
    [release('v1.0.0', { draft: true }), release('v1.0.1', { prerelease: true })],
  ],
  ['a tag that is no version', [release('nightly')]],
  ['a link that runs a script', [release('v1.0.0', { html_url: 'javascript:alert(1)' })]],
  ['an error of the API', { message: 'rate limit exceeded' }],
])('nothing is announced for %s', async (_what, body) => {
  expect(await findNewestRelease(url, '0.9.0', answering(body))).toBeNull()
})

test('nothing is announced without a response, and the request ends after three seconds', async () => {
  let signal: AbortSignal | null | undefined
  const failingFetch: typeof fetch = async (_url, init) => {
    signal = init?.signal
    throw new TypeError('no network')
  }
  expect(await findNewestRelease(url, '0.9.0', failingFetch)).toBeNull()
  expect(signal).toBeInstanceOf(AbortSignal)
  expect(await findNewestRelease(url, '0.9.0', async () => new Response('<html>'))).toBeNull()
})

const redirecting = (location: string) => {
  const requests: string[] = []
  const request: typeof fetch = async (address, init) => {
    requests.push(`${init?.redirect} ${address}`)
    return requests.length === 1
      ? new Response(null, { status: 301, headers: { location } })
      : Response.json([release('v1.0.0')])
  }
  return { request, requests }
}

test.each(['/renamed/releases', 'https://git.example/renamed/releases'])(
  'a redirect on the configured host is followed: %s',
  async (location) => {
    const { request, requests } = redirecting(location)
    expect(await findNewestRelease(url, '0.9.0', request)).toMatchObject({ version: '1.0.0' })
    expect(requests).toEqual([`manual ${url}`, 'manual https://git.example/renamed/releases'])
  },
)

test.each([
  'https://evil.example/releases',
  'http://git.example/releases',
  'https://git.example:8443/releases',
  'https://git.example@evil.example/',
])('a redirect to another host is not followed: %s', async (location) => {
  const { request, requests } = redirecting(location)
  expect(await findNewestRelease(url, '0.9.0', request)).toBeNull()
  expect(requests).toEqual([`manual ${url}`])
})

test('a list that redirects forever is abandoned', async () => {
  let requests = 0
  const request: typeof fetch = async () => {
    requests += 1
    return new Response(null, { status: 302, headers: { location: url } })
  }
  expect(await findNewestRelease(url, '0.9.0', request)).toBeNull()
  expect(requests).toBeLessThan(10)
})
