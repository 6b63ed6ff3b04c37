import type { QueryCount } from '#platform/db/query-budget.ts'
import type { Session } from '#platform/sessions/session.ts'
import type { PageSource } from '#contracts/page-source.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export interface Env {
  DB: D1Database
  ASSETS: Fetcher
  /** Absent where no bucket was made: the library says so, and everything else works. */
  FILES?: R2Bucket
  SOCIAL_IMAGE_KEY: string
  SOCIAL_IMAGE_KEY_OLD?: string
  SECOND_FACTOR_KEY?: string
  CLOCK_KEY?: string
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  MAIL_KEY?: string
  MAIL_API?: string
  MAIL_ACCOUNT?: string
  MAIL_URL?: string
  MAIL_FROM?: string
  MAIL_WEBHOOK_KEY?: string
}

/** Carries data from `_middleware.ts` to handlers: `c.set` does not cross between the apps of two files. */
export interface RequestData extends Record<string, unknown> {
  requestId: string
  route: string
  siteUrl: string
  renderPage?: RenderPage
  session?: Promise<Session | null>
  bookmark?: string
  database?: DatabaseSession
  hadBadBookmark?: boolean
  hasSentEmails?: boolean
  queryCount?: QueryCount
}

/** Renders a page of the site with React. `parts` replaces what the page would read itself. */
export type RenderPage = (
  context: ServiceContext<null>,
  path: string,
  parts: Partial<PageSource>,
) => Promise<{ html: string; status: number }>

export type DatabaseSession = Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'>

export const isRead = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD'

export interface AppEnv {
  Bindings: Env & { eventContext: EventContext<Env, string, RequestData> }
}
