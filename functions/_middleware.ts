import { namedReasons, type Refusal, refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { unexpectedError } from '#content/interface/answers.ts'
import { buildId, isPreview, securityHeaders, siteUrl } from '#built/build.js'
import { bookmarkCookie, readBookmark, withoutBookmark } from '#platform/http/database.ts'
import { answerConditionally } from '#platform/http/conditional.ts'
import { logError, logRequest } from '#platform/log/log.ts'
import { isOnLiveSite, isForeignBookingRead, isForeignWrite, isWrite } from '#platform/http/origin.ts'
import { sealAuditAfter } from '#platform/http/seal-audit.ts'
import { recordProblemsAfter } from '#platform/http/record-problems.ts'
import { sendEmailsAfter } from '#platform/http/send-emails.ts'
import { type Env, isRead, type RenderPage, type RequestData } from '#platform/http/env.ts'
import { allowingStyle, styleHashHeader, styleHashOf } from '#shared/inline-style.ts'

const neverStored = { 'cache-control': 'no-store' }
const dataRoutes = /^\/(?:api|social)\//
const securityEntries = Object.entries(securityHeaders)
const policyHeader = 'Content-Security-Policy'
const replaceablePolicyHeaders = new Set([policyHeader, 'Referrer-Policy', 'X-Frame-Options'])

type RequestContext = EventContext<Env, string, RequestData>

export const onRequest: PagesFunction<Env, string, RequestData> = async (context) => {
  const { data, request } = context
  const startedAt = Date.now()
  data.requestId = crypto.randomUUID()
  data.siteUrl = siteUrl
  data.renderPage = renderPage
  if (isRead(request)) data.bookmark = readBookmark(request)
  const isLive = isOnLiveSite(request.url, siteUrl)
  const response = await redirectIfMissing(context, await answerWithoutBadBookmark(context), isLive)
  if (response.status < 400) {
    if (!data.hasSentEmails) sendEmailsAfter(context)
    sealAuditAfter(context)
  }
  if (isLive) recordProblemsAfter(context)
  const outgoing = answerConditionally(request, isHtml(response) ? await withStylePolicy(response) : response)
  const { headers } = outgoing
  for (const [name, value] of securityEntries)
    if (!replaceablePolicyHeaders.has(name) || !headers.has(name)) headers.set(name, value)
  if (isPreview || !isLive) headers.set('x-robots-tag', 'noindex')
  headers.set('x-request-id', data.requestId)
  if (dataRoutes.test(data.route) && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const cookie = nextBookmarkCookie(context, response.status)
  if (cookie) headers.append('set-cookie', cookie)
  if (data.route) logAnswer(context, outgoing.status, startedAt)
  return outgoing
}

/** Loads React with the first page. */
const renderPage: RenderPage = async (context, path, parts) => {
  const [renderer, { createD1PageSource }] = await Promise.all([
    import('#built/render.js'),
    import('#domains/site/d1-page-source.ts'),
  ])
  return renderer.renderPage(path, { ...createD1PageSource(context), ...parts }, () => undefined)
}

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

async function withStylePolicy(response: Response): Promise<Response> {
  const knownHash = response.headers.get(styleHashHeader)
  const policy = response.headers.get(policyHeader) ?? securityHeaders[policyHeader] ?? ''
  if (knownHash) {
    response.headers.set(policyHeader, allowingStyle(knownHash, policy))
    response.headers.delete(styleHashHeader)
    return response
  }
  if (!response.body) return response
  const html = await response.text()
  const outgoing = new Response(html, response)
  outgoing.headers.set(policyHeader, allowingStyle(styleHashOf(html), policy))
  return outgoing
}

function logAnswer({ data, request }: RequestContext, status: number, startedAt: number): void {
  const { requestId: id, route } = data
  logRequest({ id, route, method: request.method, status, ms: Date.now() - startedAt })
}

/**
 * Repeats a request without its bookmark when D1 fails: the cookie may be forged or belong to another database
 * (docs/decisions/023-read-replicas.md).
 */
async function answerWithoutBadBookmark(context: RequestContext): Promise<Response> {
  const response = await respond(context)
  const { data } = context
  if (response.status < 500 || data.bookmark === undefined || data.database === undefined) return response
  data.bookmark = undefined
  data.database = undefined
  data.session = undefined
  data.hadBadBookmark = true
  return respond(context)
}

function nextBookmarkCookie({ data, request }: RequestContext, status: number): string | undefined {
  const isOwnRead = data.session !== undefined && data.bookmark === undefined
  const isTold = status < 400 && (!isRead(request) || isOwnRead)
  const bookmark = isTold ? data.database?.getBookmark() : undefined
  if (bookmark) return bookmarkCookie(request, bookmark)
  return data.hadBadBookmark ? withoutBookmark(request) : undefined
}

/** Replaces the page of an unknown address by the redirect that the back office keeps for it. */
async function redirectIfMissing(context: RequestContext, response: Response, isLive: boolean) {
  const { request, env, waitUntil } = context
  if (response.status !== 404 || !isRead(request) || !isHtml(response)) return response
  const { redirectMissingPage } = await import('#domains/redirects/serve-redirect.ts')
  return (await redirectMissingPage({ request, env, siteUrl, buildId, isLive, waitUntil })) ?? response
}

async function respond(context: RequestContext): Promise<Response> {
  const { request } = context
  const refusal = refusalOf(request)
  if (refusal) return refuseBeforehand(request, refusal)
  try {
    return await context.next()
  } catch (error) {
    const { requestId, route } = context.data
    logError('a function threw', error, { requestId, route: `${request.method} ${route}` })
    return Response.json({ message: unexpectedError, id: requestId }, { status: 500, headers: neverStored })
  }
}

function refusalOf(request: Request): Refusal | null {
  if (isWrite(request) && !isOnLiveSite(request.url, siteUrl)) return { reason: 'not-the-live-site', siteUrl }
  const isForeign = isForeignWrite(request) || isForeignBookingRead(request)
  return isForeign ? { reason: 'cross-site' } : null
}

/** A form without script gets the sentence alone. */
function refuseBeforehand({ headers }: Request, refusal: Refusal): Response {
  const { reason } = refusal
  const init = { status: refusalStatuses[reason], headers: neverStored }
  const message = refusalText(refusal)
  if (headers.get('accept')?.includes('text/html')) return new Response(message, init)
  return Response.json({ message, ...(namedReasons.includes(reason) ? { reason } : {}) }, init)
}
