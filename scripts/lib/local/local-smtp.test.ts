import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { httpTransport, readEmailSettings } from '#platform/email/transport.ts'
import { PlainFailure } from '../plain-failure.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { readSmtpUrl, startLocalSmtp } from './local-smtp.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

type Command = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text'
type Answers = Partial<Record<Command, string | ((socket: Socket) => void)>>

async function aCatcher(responses: Answers = {}) {
  const texts: string[] = []
  const server = createServer((socket) => {
    let text: string | null = null
    const response = (command: Command, usual: string) => {
      const reply = responses[command] ?? usual
      if (typeof reply === 'string') socket.write(`${reply}\r\n`)
      else reply(socket)
    }
    socket.on('error', () => undefined)
    socket.write('220 catcher\r\n')
    socket.on('data', (chunk) => {
      if (text !== null) {
        text += chunk
        if (!text.endsWith('\r\n.\r\n')) return
        texts.push(text)
        text = null
        response('text', '250 kept')
        return
      }
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'EHLO') response('EHLO', '250 catcher')
      else if (command === 'MAIL') response('MAIL', '250 ok')
      else if (command === 'RCPT') response('RCPT', '250 ok')
      else if (command === 'DATA') {
        text = responses.DATA ? null : ''
        response('DATA', '354 go on')
      } else if (command === 'QUIT') socket.end('221 bye\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(() => server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const { bindings, server: bridge } = await startLocalSmtp(new URL(`smtp://127.0.0.1:${address.port}`), 300)
  closings.push(() => bridge.close())
  const settings = readEmailSettings(bindings, 'http://localhost:8788')
  if (!settings) throw new Error('no settings')
  return { texts, bindings, transport: httpTransport(settings, fetch) }
}

const email = {
  to: 'asha@example.com',
  subject: 'Your request is confirmed — soon',
  body: 'Hello Asha,\n\n.a line with a dot\n',
  idempotencyKey: 'outbox-7-1',
  replyTo: 'lead@agency.example',
  unsubscribeUrl: null,
  html: null,
  attachment: {
    name: 'a.ics',
    type: 'text/calendar; method=REQUEST; charset=utf-8',
    content: 'BEGIN:VCALENDAR',
  },
}

test('an email reaches the catcher whole: both texts, the address for answers and the calendar file', async () => {
  const { transport, texts } = await aCatcher()
  expect(await transport(email)).toEqual({ ok: true })
  expect(texts).toHaveLength(1)
  for (const part of [
    'To: asha@example.com',
    'Reply-To: lead@agency.example',
    'Message-ID: <outbox-7-1@localhost>',
    'Content-Type: text/plain',
    'Content-Type: text/html',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    Buffer.from('BEGIN:VCALENDAR').toString('base64'),
  ])
    expect(texts[0]).toContain(part)
})

test.each<[string, Answers, boolean]>([
  ['an unknown recipient', { RCPT: '550 no such user' }, true],
  ['a text that is refused', { text: '554 looks like spam' }, true],
  ['a full mailbox', { RCPT: '451 try again later' }, false],
  ['a server that is busy', { DATA: '421 too busy' }, false],
  ['a server that never answers', { MAIL: () => undefined }, false],
  ['a connection that ends', { MAIL: (socket) => socket.end() }, false],
  ['a connection that is reset', { RCPT: (socket) => socket.resetAndDestroy() }, false],
])('%s is a failure, and final only where another attempt would fail too', async (_, responses, isFinal) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { transport, texts } = await aCatcher(responses)
  expect(await transport(email)).toMatchObject({ ok: false, isFinal })
  expect(complaints).toHaveBeenCalledTimes(1)
  expect(texts).toHaveLength('text' in responses ? 1 : 0)
})

test('another page of this machine cannot send through it', async () => {
  const { bindings, texts } = await aCatcher()
  const response = await fetch(bindings.MAIL_URL, { method: 'POST', body: '{}' })
  expect([response.status, texts]).toEqual([401, []])
})

const varsFile = (content: string) => writeIn(aFolder(), '.dev.vars', content)

test.each(['smtp://localhost:1025', 'smtp://user:pass@127.0.0.1:1025', 'smtps://[::1]:465'])(
  'SMTP_URL may be %s',
  (url) => expect(readSmtpUrl(varsFile(`SMTP_URL="${url}"\n`))?.href).toContain(url),
)

test.each([
  ['smtp://smtp.example.com:587', 'smtp.example.com is another'],
  ['smtp://localhost.example.com', 'another'],
  ['http://localhost:1025', 'is not an address such as'],
  ['localhost:1025', 'is not an address such as'],
  ['smtp://localhost\nMAIL_KEY=x', 'has both'],
])('SMTP_URL=%s is refused before anything starts', (url, reason) => {
  const file = varsFile(`SMTP_URL=${url}\n`)
  expect(() => readSmtpUrl(file)).toThrow(PlainFailure)
  expect(() => readSmtpUrl(file)).toThrow(reason)
})

test('without SMTP_URL nothing changes', () => {
  expect(readSmtpUrl(varsFile('CLOCK_KEY=x\n'))).toBeNull()
})
