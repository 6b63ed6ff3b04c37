import { env, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const oldDeployment = 'https://0a1b2c3d.ridgeline.pages.dev'

const sendTo = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  SELF.fetch(`${oldDeployment}${path}`, {
    method: 'POST',
    body: JSON.stringify(json),
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': anAddress(), ...headers },
  })

it('an old deployment is read but not indexed, and the site itself says nothing about that', async () => {
  for (const path of ['/', '/blog', '/services', '/api/content', '/sitemap.xml']) {
    const response = await SELF.fetch(`${oldDeployment}${path}`)
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex'])
    await response.arrayBuffer()
    expect((await send(path)).headers.get('x-robots-tag')).toBeNull()
  }
})

it('a static file has the same header under an address of the project, and not at the address of the site', async () => {
  const robotsOf = async (url: string) => (await env.ASSETS.fetch(url)).headers.get('x-robots-tag')
  expect(await robotsOf(`${oldDeployment}/privacy-policy`)).toBe('noindex')
  expect(await robotsOf('https://ridgeline.pages.dev/privacy-policy')).toBe('noindex')
  expect(await robotsOf(`${siteUrl}/privacy-policy`)).toBeNull()
})

it('an old deployment takes nothing and signs nobody in, and says where to go', async () => {
  const { username } = await addUser(db)
  const message = `This is a preview or an old version of the site, so nothing can be sent or changed here. Go to ${siteUrl} instead.`
  for (const [path, json] of [
    ['/api/login', { username, password: builtPassword }],
    ['/api/newsletter', { email: 'reader@old.example' }],
    ['/api/csp-report', {}],
    ['/newsletter/unsubscribe', {}],
  ] as const) {
    const response = await sendTo(path, json)
    expect([path, response.status]).toEqual([path, 403])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.json()).toEqual({ message, reason: 'not-the-live-site' })
  }
  const form = await sendTo('/api/newsletter', {}, { accept: 'text/html,*/*' })
  expect([form.status, await form.text()]).toEqual([403, message])
  expect(await db.$count(newsletterSubscribers)).toBe(0)
})
