import { expect, it } from 'vitest'
import { send } from '../tests/worker/send.ts'

const pages = ['/booking/claim', '/newsletter/confirm', '/newsletter/unsubscribe']
const types = ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', 'text/xml', '']

it.each(pages.flatMap((path) => types.map((type) => [path, type])))(
  '%s answers a body of the type "%s" like a link that no longer works',
  async (path, type) => {
    const dead = await send(path, { form: { token: 'a'.repeat(32) } })
    const response = await send(path, {
      method: 'POST',
      body: '--x\r\nbroken',
      headers: { 'content-type': type },
    })
    expect(dead.status).toBeLessThan(500)
    expect(response.status).toBe(dead.status)
  },
)
