import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './env.ts'
import { isLayer, refusalOfNoRoute } from './refuse.ts'

const app = new Hono<AppEnv>()
app.use((_, next) => next())
app.get('/one/:id', (c) => c.text('read'))
app.post('/one/:id', (c) => c.text('written'))
app.delete('/all', (c) => c.text('deleted'))
app.notFound((c) => c.json(refusalOfNoRoute(app, c)))

const refusalOf = async (method: string, path: string) => (await app.request(path, { method })).json()

test('another method is refused with the methods of its address, and HEAD goes with GET', async () => {
  const methods = ['GET', 'HEAD', 'POST']
  expect(await refusalOf('PUT', '/one/a')).toEqual({ reason: 'method-not-allowed', methods })
  expect(await refusalOf('PROPFIND', '/one/a')).toEqual({ reason: 'method-not-allowed', methods })
  expect(await refusalOf('GET', '/all')).toEqual({ reason: 'method-not-allowed', methods: ['DELETE'] })
})

test('an address of no route is refused, whatever layers the app has', async () => {
  expect(await refusalOf('GET', '/two')).toEqual({ reason: 'no-such-page' })
  expect(await refusalOf('DELETE', '/one/a/b')).toEqual({ reason: 'no-such-page' })
})

test('only what `use` adds is a layer', () => {
  expect(app.routes.map(isLayer)).toEqual([true, false, false, false])
})
