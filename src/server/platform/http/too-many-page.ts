import type { Context } from 'hono'
import { html } from 'hono/html'
import { serverPages } from '#content/interface/server-pages.ts'
import type { AppEnv } from './env.ts'
import { plainPage } from './plain-page.ts'

const { tooMany } = serverPages

export function tooManyPage(
  c: Context<AppEnv>,
  {
    what,
    back,
    again = '',
    retryAfterSeconds,
  }: { what: string; back: string; again?: string; retryAfterSeconds: number },
) {
  const page = plainPage(
    tooMany.heading(what),
    html`<p class="lede">${tooMany.text(what, retryAfterSeconds)}</p>
<p class="buttons"><a class="button" href="${again}">${tooMany.again}</a><a class="button outline" href="${back}">${tooMany.back}</a></p>`,
  )
  return c.html(page, 429, { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
}
