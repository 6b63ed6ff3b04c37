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

test('nothing is announced without an answer, and the question ends after three seconds', async () => {
  let signal: AbortSignal | null | undefined
  const broken: typeof fetch = async (_url, init) => {
    signal = init?.signal
    throw new TypeError('no network')
  }
  expect(await findNewestRelease(url, '0.9.0', broken)).toBeNull()
  expect(signal).toBeInstanceOf(AbortSignal)
  expect(await findNewestRelease(url, '0.9.0', async () => new Response('<html>'))).toBeNull()
})
