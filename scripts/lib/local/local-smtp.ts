import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'
import * as z from 'zod/mini'
import { PlainFailure } from '../plain-failure.ts'

/** Shorter than the site waits for its provider, so that a slow server can be told from a missing one. */
const answerTimeoutMs = 8_000

const requestSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  attachments: z.optional(
    z.array(z.object({ filename: z.string(), content: z.string(), content_type: z.string() })),
  ),
})

export interface LocalSmtp {
  bindings: Record<'MAIL_API' | 'MAIL_URL' | 'MAIL_KEY', string>
  server: Server
}

export function readSmtpUrl(file: string): URL | null {
  const { SMTP_URL, MAIL_KEY } = parseEnv(readFileSync(file, 'utf8'))
  if (!SMTP_URL) return null
  if (MAIL_KEY) throw new PlainFailure(`${file} has both SMTP_URL and MAIL_KEY: remove one.`)
  const url = URL.parse(SMTP_URL)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new PlainFailure(`SMTP_URL in ${file} is not an address such as smtp://localhost:1025.`)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new PlainFailure(
      `SMTP_URL in ${file} is for a mail catcher on this machine, and ${url.hostname} is another: sample accounts and bookings could write to real people.`,
    )
  return url
}

/** Answers the site like an email provider and delivers by SMTP, in this process: the deployed site has no SMTP. */
export async function startLocalSmtp(smtp: URL, timeoutMs = answerTimeoutMs): Promise<LocalSmtp> {
  const key = randomBytes(32).toString('base64url')
  const isSecure = smtp.protocol === 'smtps:'
  const transport = createTransport({
    host: smtp.hostname.replace(/[[\]]/g, ''),
    port: Number(smtp.port) || (isSecure ? 465 : 25),
    secure: isSecure,
    tls: { rejectUnauthorized: false },
    ...(smtp.username
      ? { auth: { user: decodeURIComponent(smtp.username), pass: decodeURIComponent(smtp.password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const server = createServer((request, response) => {
    void deliver(request, { key, transport }).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    server,
    bindings: { MAIL_API: 'resend', MAIL_URL: `http://127.0.0.1:${address.port}/emails`, MAIL_KEY: key },
  }
}

interface Delivery {
  key: string
  transport: { sendMail(email: SendMailOptions): Promise<unknown> }
}

async function deliver(request: IncomingMessage, { key, transport }: Delivery): Promise<number> {
  if (request.headers.authorization !== `Bearer ${key}`) return 401
  try {
    const email = z.parse(requestSchema, JSON.parse(await text(request)))
    await transport.sendMail({
      from: email.from,
      to: email.to,
      replyTo: email.reply_to,
      subject: email.subject,
      text: email.text,
      html: email.html,
      headers: email.headers ?? {},
      messageId: `<${request.headers['idempotency-key']}@localhost>`,
      attachments: (email.attachments ?? []).map(({ filename, content, content_type }) => ({
        filename,
        content,
        encoding: 'base64',
        contentType: content_type,
      })),
    })
    return 200
  } catch (error) {
    console.error(`SMTP: ${error instanceof Error ? error.message : String(error)}`)
    return statusOf(error)
  }
}

const refusalSchema = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.number() })

/**
 * Only a 5xx about the recipient or the text rejects the email for good; a full mailbox or a broken
 * connection may be temporary.
 */
function statusOf(error: unknown): 422 | 503 {
  const refusal = refusalSchema.safeParse(error)
  return refusal.success && refusal.data.responseCode >= 500 ? 422 : 503
}
