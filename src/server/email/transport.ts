import { site } from '#site.config.ts'
import type { Mail } from './mailer.ts'

/** A provider may take this long; a claimed mail is left alone for longer, so that none goes twice. */
const answerTimeoutMs = 10_000

/** What became of one try. `reason` names no address and no text: it is stored. */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean }

/** The way out for one mail. It never throws. */
export type Transport = (mail: Mail & { key: string }) => Promise<Delivery>

export interface EmailSettings {
  /** `MAIL_API`: whose JSON the endpoint takes. */
  api: keyof typeof requestOf
  url: string
  key: string
  /** `Name <address>`, of a domain that the provider knows. */
  from: string
}

/** What of the settings stands in the environment (docs/deploy.md); undefined where no provider is configured. */
export function readEmailSettings(env: {
  MAIL_KEY?: string
  MAIL_API?: string
  MAIL_URL?: string
  MAIL_FROM?: string
}): EmailSettings | undefined {
  if (!env.MAIL_KEY) return undefined
  const api = env.MAIL_API === 'postmark' ? 'postmark' : 'resend'
  return {
    api,
    url: env.MAIL_URL || defaultUrl[api],
    key: env.MAIL_KEY,
    from: env.MAIL_FROM || `${site.brand} <${site.email}>`,
  }
}

const defaultUrl = {
  resend: 'https://api.resend.com/emails',
  postmark: 'https://api.postmarkapp.com/email',
} as const

const requestOf = {
  resend: ({ key, from }: EmailSettings, mail: Mail & { key: string }) => ({
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': mail.key },
    body: { from, to: [mail.to], reply_to: site.email, subject: mail.subject, text: mail.body },
  }),
  postmark: ({ key, from }: EmailSettings, mail: Mail & { key: string }) => ({
    headers: { 'x-postmark-server-token': key },
    body: {
      From: from,
      To: mail.to,
      ReplyTo: site.email,
      Subject: mail.subject,
      TextBody: mail.body,
      MessageStream: 'outbound',
    },
  }),
}

/** Sends by one POST to an HTTP mail provider. */
export const httpTransport =
  (settings: EmailSettings, fetcher: typeof fetch, timeoutMs: number = answerTimeoutMs): Transport =>
  async (mail) => {
    const { headers, body } = requestOf[settings.api](settings, mail)
    const request: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }
    try {
      const response = await fetcher(settings.url, request)
      await response.body?.cancel()
      if (response.ok) return { ok: true }
      return { ok: false, reason: `HTTP ${response.status}`, isFinal: isFinal(response.status) }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return { ok: false, reason: isLate ? 'no answer in time' : 'not reached', isFinal: false }
    }
  }

/** The provider refuses this very mail. A wrong key or too many mails can be mended, and the mail still goes. */
const isFinal = (status: number) => status === 400 || status === 413 || status === 422
