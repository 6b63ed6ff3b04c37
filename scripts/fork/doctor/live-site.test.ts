import { expect, test } from 'vitest'
import { aServer } from '../../../tests/builders/http-server.ts'
import { freePort } from '../../lib/local/free-port.ts'
import { readSite } from '../../gate/read-site.ts'
import { ask, openLiveSite, reasonOf } from './live-site.ts'

test('a host that does not answer is reported in one line', async () => {
  const at = `http://127.0.0.1:${await freePort(47_000)}`
  await expect(openLiveSite(at)).rejects.toThrow(`${at} does not answer: nothing is listening there.`)
})

test('a dropped connection becomes an answer with a reason, not an exception', async () => {
  const at = await aServer((request) => request.socket.destroy())
  const answer = await ask(`${at}/`)
  expect(answer.status).toBe(0)
  expect(answer.failure).toMatch(/the connection was reset|other side closed/)
})

test('redirects are not followed, and bodies are read in full', async () => {
  const at = await aServer((request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new' }).end()
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(100_000))
  })
  expect((await ask(`${at}/old`)).headers.get('location')).toBe('/new')
  expect((await ask(`${at}/new`)).body.byteLength).toBe(100_000)
})

test('a site built for another origin is read at the given address, four requests at a time', async () => {
  let open = 0
  let maxOpen = 0
  const at = await aServer((request, response) => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    setTimeout(() => {
      open -= 1
      const urls = Array.from({ length: 12 }, (_, i) => `<url><loc>https://www.example.com/${i}</loc></url>`)
      if (request.url === '/sitemap.xml') response.end(`<urlset>${urls.join('')}</urlset>`)
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>A page</h1>')
    }, 5)
  })
  const reader = await openLiveSite(at)
  expect(reader.origin).toBe('https://www.example.com')
  const site = await readSite(reader)
  expect(site.pages.filter(({ kind }) => kind === 'listed')).toHaveLength(12)
  expect(maxOpen).toBe(4)
})

test('a failed fetch is explained in words', () => {
  const fetchError = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) })
  expect(reasonOf(fetchError('ENOTFOUND'))).toBe('the host does not exist')
  expect(reasonOf(fetchError('CERT_HAS_EXPIRED'))).toBe('its certificate has expired')
  expect(reasonOf(fetchError('EPROTO'))).toBe('EPROTO: x')
  expect(reasonOf(new DOMException('', 'TimeoutError'))).toBe('no answer within 20 seconds')
})
