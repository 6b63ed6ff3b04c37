import { site } from '#site.config.ts'
import { type EmailSettings, type OutgoingEmail, providerOf, providers } from './providers.ts'
import type { Env } from '#platform/http/env.ts'

/** Shorter than the pause before the next attempt, so that an email in flight is not sent twice. */
const answerTimeoutMs = 10_000
const retryAfterMaxMs = 6 * 3_600_000

/** `reason` is stored, so it must not contain addresses or texts. */
export type Delivery =
  | { ok: true; hasBounced?: boolean }
  | {
      ok: false
      reason: string
      isFinal: boolean
      isLimit?: boolean
      isRequestLimit?: boolean
      retryAfterMs?: number
    }

/** Never throws. */
export interface Transport {
  (email: OutgoingEmail): Promise<Delivery>
  emailsPerSecond?: number
  reportsBounces?: boolean
}

interface EmailEnv {
  MAIL_KEY?: string
  MAIL_API?: string
  MAIL_ACCOUNT?: string
  MAIL_URL?: string
  MAIL_FROM?: string
}

/**
 * Returns the settings of the email provider. Returns undefined when `MAIL_API` is unknown, or when the key or the
 * URL is missing.
 */
export function readEmailSettings(env: EmailEnv, siteUrl: string): EmailSettings | undefined {
  const api = env.MAIL_API?.trim().toLowerCase() || 'resend'
  // A misspelt name must not send another provider's key, and everybody's emails, to Resend.
  if (!isProvider(api)) return undefined
  const url = env.MAIL_URL || defaultUrl(api, env)
  if (!env.MAIL_KEY || !url) return undefined
  return { api, url, key: env.MAIL_KEY, from: senderOf(env), siteUrl }
}

export const senderOf = ({ MAIL_FROM }: EmailEnv): string => MAIL_FROM || mailbox(site.brand, site.email)

/** A comma, a dot or a parenthesis in a name would end it (RFC 5322), so such names are quoted. */
export const mailbox = (name: string, address: string): string =>
  /^[\p{L}\p{M}\p{N} !#$%&'*+/=?^_`{|}~-]+$/u.test(name)
    ? `${name} <${address}>`
    : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`

const isProvider = (name: string): name is EmailSettings['api'] => Object.hasOwn(providers, name)

function defaultUrl(api: EmailSettings['api'], { MAIL_ACCOUNT }: EmailEnv): string | undefined {
  if (api === 'resend') return 'https://api.resend.com/emails'
  if (api === 'postmark') return 'https://api.postmarkapp.com/email'
  return MAIL_ACCOUNT && `https://api.cloudflare.com/client/v4/accounts/${MAIL_ACCOUNT}/email/sending/send`
}

export function httpTransport(
  settings: EmailSettings,
  fetcher: typeof fetch,
  timeoutMs: number = answerTimeoutMs,
): Transport {
  const { emailsPerSecond, readAcceptance } = providerOf(settings.api)
  return Object.assign((email: OutgoingEmail) => sendByHttp(settings, email, { fetcher, timeoutMs }), {
    emailsPerSecond,
    reportsBounces: readAcceptance !== undefined,
  })
}

async function sendByHttp(
  settings: EmailSettings,
  email: OutgoingEmail,
  { fetcher, timeoutMs }: { fetcher: typeof fetch; timeoutMs: number },
): Promise<Delivery> {
  const provider = providerOf(settings.api)
  const { headers, body } = provider.request(settings, email)
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }
  try {
    const response = await fetcher(settings.url, request)
    const reply = provider.readAcceptance ? await response.text() : await response.body?.cancel()
    if (response.ok && isPage(response))
      return { ok: false, reason: 'answered with a web page', isFinal: false }
    const acceptance = provider.readAcceptance?.(reply ?? '') ?? 'accepted'
    if (response.ok && acceptance !== 'rejected')
      return { ok: true, ...(acceptance === 'bounced' ? { hasBounced: true } : {}) }
    const reason = response.ok ? 'rejected by the provider' : `HTTP ${response.status}`
    return {
      ok: false,
      reason,
      isFinal: isFinal(response.status),
      ...(response.status === 429 ? { isLimit: true } : {}),
      ...retryAfter(response),
    }
  } catch (error) {
    if (error instanceof Error && /subrequest/i.test(error.message))
      return { ok: false, reason: 'left to the next run', isFinal: false, isRequestLimit: true }
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { ok: false, reason: isLate ? 'no answer in time' : 'not reached', isFinal: false }
  }
}

/** A wrong MAIL_URL may lead to a website, which answers everything with 200. */
const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '')

function retryAfter({ headers }: Response): { retryAfterMs?: number } {
  const value = headers.get('retry-after')
  if (!value) return {}
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return ms > 0 ? { retryAfterMs: Math.min(ms, retryAfterMaxMs) } : {}
}

/** These statuses reject the email itself. A wrong key or too many emails can be fixed, so those are retried. */
const isFinal = (status: number) => status === 400 || status === 413 || status === 422

export function transportOf(env: Env, siteUrl: string): Transport | undefined {
  const settings = readEmailSettings(env, siteUrl)
  // `fetch` must be called bare: as a method of another object it is an illegal invocation in workerd.
  return settings && httpTransport(settings, (...request) => fetch(...request))
}
