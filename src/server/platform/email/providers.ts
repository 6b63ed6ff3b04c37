import * as z from 'zod/mini'
import type { Attachment } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { emailHtml } from './email-html.ts'

export interface OutgoingEmail {
  to: string
  subject: string
  body: string
  html: string | null
  idempotencyKey: string
  replyTo: string | null
  unsubscribeUrl: string | null
  attachment: Attachment | null
}

export interface EmailSettings {
  api: keyof typeof providers
  url: string
  key: string
  from: string
  siteUrl: string
}

export type Acceptance = 'accepted' | 'rejected' | 'bounced'

interface Provider {
  /** What a new account may send, with room for other requests of the account. */
  emailsPerSecond: number
  request(settings: EmailSettings, email: OutgoingEmail): { headers: Record<string, string>; body: unknown }
  /** A response of status 200 accepts the email, unless the provider says otherwise in its body. */
  readAcceptance?(body: string): Acceptance
}

/** https://developers.cloudflare.com/api/resources/email_sending/methods/send */
const cloudflareSchema = z.object({
  success: z.boolean(),
  result: z.nullish(z.object({ permanent_bounces: z.nullish(z.array(z.string())) })),
})

export const providers = {
  resend: {
    // https://resend.com/docs/api-reference/rate-limit: 5 requests a second per team.
    emailsPerSecond: 5,
    request: ({ key, from, siteUrl }, email) => ({
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': email.idempotencyKey },
      body: {
        from,
        to: [email.to],
        ...contentOf(email, siteUrl),
        attachments: attachments(email, ({ name, type }, content) => ({
          filename: name,
          content,
          content_type: type,
        })),
      },
    }),
  },
  postmark: {
    // Postmark names no number; it answers 429 to what it finds too much.
    emailsPerSecond: 10,
    request: ({ key, from, siteUrl }, email) => ({
      headers: { 'x-postmark-server-token': key },
      body: {
        From: from,
        To: email.to,
        ReplyTo: replyTo(email),
        Subject: email.subject,
        TextBody: email.body,
        HtmlBody: email.html ?? emailHtml({ ...email, siteUrl }),
        TrackOpens: false,
        TrackLinks: 'None',
        MessageStream: 'outbound',
        Headers: Object.entries(headersOf(email)).map(([Name, Value]) => ({ Name, Value })),
        Attachments: attachments(email, ({ name, type }, content) => ({
          Name: name,
          Content: content,
          ContentType: type,
        })),
      },
    }),
  },
  cloudflare: {
    // https://developers.cloudflare.com/fundamentals/api/reference/limits/: 1,200 requests in five minutes per user, and
    // none for the next five minutes after that.
    emailsPerSecond: 3,
    request: ({ key, from, siteUrl }, email) => ({
      headers: { authorization: `Bearer ${key}` },
      body: {
        from: senderOf(from),
        to: email.to,
        ...contentOf(email, siteUrl),
        attachments: attachments(email, ({ name, type }, content) => ({
          filename: name,
          content,
          type,
          disposition: 'attachment',
        })),
      },
    }),
    readAcceptance: (body) => {
      const response = cloudflareSchema.safeParse(parseJson(body))
      if (!response.success || !response.data.success) return 'rejected'
      return (response.data.result?.permanent_bounces ?? []).length > 0 ? 'bounced' : 'accepted'
    },
  },
} as const satisfies Record<string, Provider>

export const providerOf = (api: EmailSettings['api']): Provider => providers[api]

const contentOf = (email: OutgoingEmail, siteUrl: string) => ({
  reply_to: replyTo(email),
  subject: email.subject,
  text: email.body,
  html: email.html ?? emailHtml({ ...email, siteUrl }),
  headers: headersOf(email),
})

const replyTo = (email: OutgoingEmail): string => email.replyTo ?? site.email

/** Without `Auto-Submitted`, absence notices answer every email of the site (RFC 3834). */
const headersOf = ({ unsubscribeUrl }: OutgoingEmail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
})

function attachments<Entry>(
  { attachment }: OutgoingEmail,
  entryOf: (attachment: Attachment, base64: string) => Entry,
): Entry[] | undefined {
  if (!attachment) return undefined
  return [entryOf(attachment, Buffer.from(attachment.content).toString('base64'))]
}

function senderOf(from: string): string | { name: string; address: string } {
  const [, givenName, address] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  const quotedName = /^"(.*)"$/.exec(givenName ?? '')?.[1]
  const name = quotedName?.replace(/\\(.)/g, '$1') ?? givenName
  return name && address ? { name, address } : (address ?? from)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
