import { once } from 'node:events'
import { createServer } from 'node:net'
import { createServer as createTlsServer, type SecureVersion } from 'node:tls'
import { expect, test } from 'vitest'
import { oldTlsNotes } from './old-tls.ts'

async function addressOf(server: ReturnType<typeof createServer>) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `127.0.0.1:${address.port}`
}

async function notesAbout(minVersion: SecureVersion, maxVersion: SecureVersion) {
  const ciphers = 'AECDH-AES128-SHA:@SECLEVEL=0'
  const server = createTlsServer({ ciphers, minVersion, maxVersion })
  const host = await addressOf(server)
  const notes = await oldTlsNotes(`https://${host}`)
  server.close()
  return notes.map((note) => note.replace(host, '<host>'))
}

test.each([
  ['TLSv1', 'TLSv1', 'TLSv1'],
  ['TLSv1', 'TLSv1.2', 'TLSv1.1'],
  ['TLSv1.1', 'TLSv1.3', 'TLSv1.1'],
] as const)('a host that speaks %s to %s is noted with %s', async (min, max, version) => {
  expect(await notesAbout(min, max)).toEqual([
    `<host> accepts ${version}: in its zone, set Minimum TLS Version to 1.2 (docs/deploy.md, Custom domain)`,
  ])
})

test('a host that speaks TLS 1.2 and newer only is not noted', async () => {
  expect(await notesAbout('TLSv1.2', 'TLSv1.3')).toEqual([])
})

test('nothing is noted of a host that answers nothing or something else, of http, and of pages.dev', async () => {
  const server = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const host = await addressOf(server)
  expect(await oldTlsNotes(`https://${host}`)).toEqual([])
  server.close()
  await once(server, 'close')
  expect(await oldTlsNotes(`https://${host}`)).toEqual([])
  expect(await oldTlsNotes(`http://${host}`)).toEqual([])
  expect(await oldTlsNotes('https://agency.pages.dev')).toEqual([])
})
