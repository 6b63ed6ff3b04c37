import { site } from '#site.config.ts'
import type { Email } from './mailer.ts'

export type OutgoingEmail = Pick<Email, 'to' | 'subject' | 'body'> & { key: string }

/** Shorter than the pause before the next attempt, so that an email in flight is not sent twice. */
const answerTimeoutMs = 10_000

/** `reason` is stored, so it names no address and no text. */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean }

/** Never throws. */
export type Transport = (email: OutgoingEmail) => Promise<Delivery>

export interface EmailSettings {
  api: keyof typeof requestOf
  url: string
  key: string
  from: string
}

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
  resend: ({ key, from }: EmailSettings, email: OutgoingEmail) => ({
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': email.key },
    body: { from, to: [email.to], reply_to: site.email, subject: email.subject, text: email.body },
  }),
  postmark: ({ key, from }: EmailSettings, email: OutgoingEmail) => ({
    headers: { 'x-postmark-server-token': key },
    body: {
      From: from,
      To: email.to,
      ReplyTo: site.email,
      Subject: email.subject,
      TextBody: email.body,
      MessageStream: 'outbound',
    },
  }),
}

export const httpTransport =
  (settings: EmailSettings, fetcher: typeof fetch, timeoutMs: number = answerTimeoutMs): Transport =>
  async (email) => {
    const { headers, body } = requestOf[settings.api](settings, email)
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

/** These statuses reject the email itself. A wrong key or too many emails can be fixed, so those are retried. */
const isFinal = (status: number) => status === 400 || status === 413 || status === 422
