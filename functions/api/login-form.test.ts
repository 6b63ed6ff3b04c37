import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgotMeta } from '#content/auth/meta.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { origin, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(rateLimits)
})

describe('the form of a page without script', () => {
  it.each([
    ['admin', '/admin'],
    ['provider', '/marketplace/provider/dashboard'],
    ['client', '/marketplace'],
  ] as const)('sends %s on with 303 to %s', async (role, target) => {
    const user = await addUser(db, { role })
    const response = await send('/api/login', { form: { username: user.username, password: builtPassword } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(target)
    expect(response.headers.getSetCookie()).toHaveLength(3)
  })

  it('returns to the guarded page, and never to another site', async () => {
    const { username } = await addUser(db)
    const submit = (next: string) => send('/api/login', { form: { username, password: builtPassword, next } })
    expect((await submit('/dashboard?tab=projects')).headers.get('location')).toBe('/dashboard?tab=projects')
    expect((await submit('//elsewhere.example/dashboard')).headers.get('location')).toBe('/marketplace')
  })

  it('returns there also from the static sign-in page, which has it only in its address', async () => {
    const { username } = await addUser(db)
    const submit = (referer: string) =>
      send('/api/login', { form: { username, password: builtPassword }, headers: { referer } })
    const to = async (referer: string) => (await submit(referer)).headers.get('location')
    expect(await to(`${origin}/auth?next=%2Fdashboard%3Ftab%3Dprojects`)).toBe('/dashboard?tab=projects')
    expect(await to(`${origin}/auth?next=%2F%2Felsewhere.example%2Fdashboard`)).toBe('/marketplace')
    expect(await to('no address')).toBe('/marketplace')
  })

  it('keeps that page when the form is refused', async () => {
    const form = { username: 'asha', password: 'a wrong password' }
    const referer = `${origin}/auth?next=%2Fdashboard%3Ftab%3Dprojects`
    for (const path of ['/api/login', '/api/register', '/api/login/second-step']) {
      const response = await send(path, { form, headers: { referer } })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).toContain('name="next" value="/dashboard?tab=projects"')
    }
  })

  it('of a second step that took too long leads back to sign-in', async () => {
    const response = await send('/api/login/second-step', { form: { code: '123456' } })
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('href="/auth"')
  })

  it('shows the form again with the message and what was entered, but never the password', async () => {
    const response = await send('/api/login', {
      form: { username: '"><script>alert(1)</script>', password: 'my secret words', next: '/dashboard' },
    })
    const html = await response.text()
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toMatch(/role="alert".*Incorrect username or password\./)
    expect(html).toContain('<title>Incorrect username or password. - ')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('name="next" value="/dashboard"')
    expect(html).toContain(`href="${forgotMeta.path}"`)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('my secret words')
  })

  it('says that there were too many attempts, with Retry-After', async () => {
    await db.insert(rateLimits).values({
      key: 'login:username:asha',
      count: 10,
      resetAt: new Date(Date.now() + 60_000),
    })
    const response = await send('/api/login', { form: { username: 'asha', password: 'wrong' } })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^(59|60)$/)
    expect(await response.text()).toContain('Too many attempts.')
  })

  it('answers one over the limit with a page too', async () => {
    const response = await send('/api/login', { form: { username: 'asha', password: 'x'.repeat(70_000) } })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('The request is larger than 64 KB.')
  })
})
