import { createServer } from 'node:http'
import { createServer as createTcpServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askSite } from './ask-site.ts'
import { awaitBuild } from './await-build.ts'

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

const answerOf = async (body: string, status = 200, headers = {}) =>
  askSite(
    `http://127.0.0.1:${await portOf(createServer((_, response) => response.writeHead(status, headers).end(body)))}`,
  )

test('only a site that says its build is taken for this site', async () => {
  expect(await answerOf('{"ok":true,"buildId":"abc"}')).toEqual({ health: { ok: true, buildId: 'abc' } })
  expect(await answerOf('{"ok":true}')).toMatchObject({ health: null, fault: 'shows something else (200)' })
  expect(await answerOf('<h1>The old site</h1>')).toMatchObject({ health: null, kind: 'other' })
  expect(await askSite('http://127.0.0.1:1')).toMatchObject({ health: null, kind: 'other' })
})

test('a challenge is named with the switches that end it, instead of waiting for an answer', async () => {
  await expect(answerOf('<h1>Just a moment...</h1>', 403, { 'cf-mitigated': 'challenge' })).rejects.toThrow(
    /\/api\/health answered with a challenge .* Bot fight mode/,
  )
})

test('a domain that the project does not know is named, with what to do', async () => {
  expect(await answerOf('error code: 522', 522)).toMatchObject({ kind: 'unknown-domain' })
  expect(await askSite('https://no-such-host.invalid')).toMatchObject({ health: null })
})

/** What Cloudflare answers for a name that has no certificate: the TLS alert handshake_failure. */
const withoutCertificate = () =>
  createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 40])))
  })

test('a certificate that is not there yet is waited for longer than a build, and then named', async () => {
  const origin = `https://127.0.0.1:${await portOf(withoutCertificate())}`
  const answer = await askSite(origin)
  expect(answer).toMatchObject({
    kind: 'certificate',
    fault: expect.stringContaining('has no certificate yet'),
  })

  let waitedMs = 0
  const lines: string[] = []
  const outside = {
    print: (line: string) => void lines.push(line),
    ask: async () => answer,
    wait: async (ms: number) => (waitedMs += ms),
  }
  await expect(awaitBuild('https://acme.pages.dev', 'abc', outside)).rejects.toThrow(
    /^The new build \(abc\) is uploaded, but https:\/\/acme.pages.dev has no certificate yet .*Run `npm run deploy` again/,
  )
  expect(waitedMs).toBe(10 * 60_000)
  expect(lines).toEqual([expect.stringContaining('Waiting up to ten minutes')])
})

test('an origin that keeps showing an earlier build is named after three minutes', async () => {
  let waitedMs = 0
  const outside = {
    print: () => undefined,
    ask: async () => ({ health: { ok: true, buildId: 'old' } }),
    wait: async (ms: number) => (waitedMs += ms),
  }
  await expect(awaitBuild('https://acme.example', 'new', outside)).rejects.toThrow(
    'The new build (new) is uploaded, but https://acme.example still answers {"ok":true,"buildId":"old"}.',
  )
  expect(waitedMs).toBe(3 * 60_000)
})
