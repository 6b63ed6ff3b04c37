import type { Session } from '#server/sessions/session.ts'

export interface Env {
  DB: D1Database
  ASSETS: Fetcher
  SOCIAL_IMAGE_KEY: string
  SOCIAL_IMAGE_KEY_OLD?: string
  /** Encrypts the keys of authenticator apps. */
  SECOND_FACTOR_KEY?: string
  /** Signs the requests of the companion Worker. Without it, nobody may send one. */
  CLOCK_KEY?: string
  MAIL_KEY?: string
  MAIL_API?: string
  /** Of Cloudflare, whose address of the API names it. */
  MAIL_ACCOUNT?: string
  MAIL_URL?: string
  MAIL_FROM?: string
}

/** Carries data from `_middleware.ts` to handlers: `c.set` does not cross between the apps of two files. */
export interface RequestData extends Record<string, unknown> {
  requestId: string
  /** The pattern of the file in `functions/` that answers; empty for static files. */
  route: string
  siteUrl: string
  session?: Promise<Session | null>
  /** Of this browser's last write. */
  bookmark?: string
  database?: DatabaseSession
  hadBadBookmark?: boolean
  /** This request has sent the waiting emails itself. */
  hasSentEmails?: boolean
}

export type DatabaseSession = Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'>

export const isRead = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD'

export interface AppEnv {
  Bindings: Env & { eventContext: EventContext<Env, string, RequestData> }
}
