import type { Context } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageNotice, PageSource, RefusedForm } from '#contracts/page-source.ts'
import { serverPages } from '#content/interface/server-pages.ts'
import { honeypotName } from '#shared/bot-checks.ts'
import { site } from '#site.config.ts'
import type { AppEnv } from './env.ts'
import { formValues, nextOfForm } from './form-values.ts'
import { logError } from '#platform/log/log.ts'
import { refusedField } from './refuse.ts'
import { publicContext } from './service-context.ts'

const { tooMany } = serverPages

/** What responds to a refused form: a page of the site, or a notice where the form is no more than a button. */
export type FormView = FormPage | ((message: string) => PageNotice)

/** A page that a refused form renders again. `parts` replaces what the page would read itself. */
export interface FormPage {
  path: string
  parts?: Partial<PageSource>
  headers?: Record<string, string>
  times?: RefusedForm['times']
}

export function renderPage(c: Context<AppEnv>, path: string, parts: Partial<PageSource> = {}) {
  const render = c.env.eventContext.data.renderPage
  if (!render) throw new TypeError('_middleware.ts sets renderPage.')
  return render(publicContext(c), path, parts)
}

export async function respondWithNotice(
  c: Context<AppEnv>,
  notice: PageNotice,
  { status, headers }: { status: ContentfulStatusCode; headers: Record<string, string> },
): Promise<Response> {
  const { html } = await renderPage(c, c.req.path, { notice: () => notice })
  return c.html(html, status, headers)
}

export const respondTooMany = (
  c: Context<AppEnv>,
  { what, back, again = '', retryAfterSeconds }: TooManyPage,
): Promise<Response> =>
  respondWithNotice(
    c,
    {
      heading: tooMany.heading(what),
      text: tooMany.text(what, retryAfterSeconds),
      links: [
        { href: again, text: tooMany.again },
        { href: back, text: tooMany.back },
      ],
    },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' } },
  )

/** Responds that the database does not answer, in plain text if not even that page can be rendered. */
export async function respondUnavailable(c: Context<AppEnv>): Promise<Response> {
  const { heading, text, write, reference, again, about } = serverPages.unavailable
  const headers = { 'retry-after': '30', 'cache-control': 'no-store' }
  const contact = `${write} ${site.email}. ${reference(c.env.eventContext.data.requestId)}`
  const links = [
    { href: '', text: again },
    { href: '/about', text: about },
  ]
  try {
    return await respondWithNotice(
      c,
      { heading, text: `${text} ${contact}`, links },
      { status: 503, headers },
    )
  } catch {
    const sentences = `${heading}. ${text} ${contact}`
    return c.text(sentences, 503, headers)
  }
}

interface TooManyPage {
  what: string
  back: string
  again?: string
  retryAfterSeconds: number
}

/**
 * Renders the page of a form that was refused without script, with its values and messages. Responds with the message
 * alone when the page cannot be rendered.
 */
export async function respondWithRefusedForm(
  c: Context<AppEnv>,
  view: FormView,
  refusal: HTTPException,
): Promise<Response> {
  const { message, status, res } = refusal
  const field = refusedField(refusal)
  const headers = Object.fromEntries(res?.headers ?? [])
  for (const [name, value] of Object.entries((typeof view === 'object' && view.headers) || {}))
    c.header(name, value)
  const values = status === 413 ? {} : await formValues(c)
  try {
    if (typeof view === 'function') return await respondWithNotice(c, view(message), { status, headers })
    const html = await renderForm(c, view, { values, errors: field ? { [field]: message } : {}, message })
    return c.html(html, status, headers)
  } catch (error) {
    logError('the page of a refused form was not rendered', error, { path: c.req.path })
    return c.text(message, status, headers)
  }
}

/** Renders the page of a form that was posted, with its values except passwords. */
export async function renderForm(
  c: Context<AppEnv>,
  { path, parts, times }: FormPage,
  { values, errors, message }: Pick<RefusedForm, 'values' | 'errors' | 'message'>,
): Promise<string> {
  const { pathname, searchParams, hash } = new URL(path, c.req.url)
  const next = await nextOfForm(c)
  if (next) searchParams.set('next', next)
  const pagePath = pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
  const refusedForm: RefusedForm = {
    path: pagePath + hash,
    action: c.req.path,
    values: { ...shownValues(values), ...(next ? { next } : {}) },
    errors,
    ...(message === undefined ? {} : { message }),
    ...(times === undefined ? {} : { times }),
  }
  const { html } = await renderPage(c, pagePath, { ...parts, refusedForm: () => refusedForm })
  return withFocus(html, refusedForm.action)
}

const shownValues = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== honeypotName && !/password/i.test(name)),
  )

/** Focuses the field that was refused, or the button: without script, nothing else scrolls to the form. */
function withFocus(html: string, action: string): string {
  const start = html.indexOf(` action="${action}"`)
  const form = html.slice(start, html.indexOf('</form>', start))
  const target = [' aria-invalid="true"', ' type="submit"'].find((text) => form.includes(text))
  if (start === -1 || !target) return html
  return (
    html.slice(0, start) + form.replace(target, ` autofocus=""${target}`) + html.slice(start + form.length)
  )
}
