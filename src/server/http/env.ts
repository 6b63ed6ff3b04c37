import type { Session } from '#server/sessions/session.ts'

/** What the platform gives a Function: bindings of wrangler.toml, variables and secrets (README, Deploy). */
export interface Env {
  DB: D1Database
  ASSETS: Fetcher
  /** Signs social image paths; the old key stays valid after a rotation. */
  SOCIAL_IMAGE_KEY: string
  SOCIAL_IMAGE_KEY_OLD?: string
  /** The mail provider's key and, where they differ from the defaults, its API, endpoint and sender (docs/deploy.md). */
  MAIL_KEY?: string
  MAIL_API?: string
  MAIL_URL?: string
  MAIL_FROM?: string
}

/** Travels from `_middleware.ts` to a handler: `c.set` does not cross from one file's app to another's. */
export interface RequestData extends Record<string, unknown> {
  requestId: string
  /** Filled by the first look at the session, so that a request reads it once. */
  session?: Promise<Session | null>
}

export interface AppEnv {
  Bindings: Env & { eventContext: EventContext<Env, string, RequestData> }
}
