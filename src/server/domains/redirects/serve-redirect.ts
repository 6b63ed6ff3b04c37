import { redirectRules } from '#contracts/redirect-rules.ts'
import { logError } from '#platform/log/log.ts'
import { revalidate } from '#platform/pages/edge-cache.ts'
import { canonicalPath } from '#shared/site-path.ts'
import { type AddressContext, readServedAddresses } from './served-addresses.ts'
import { isUnrecorded } from './unrecorded-path.ts'
import { createVisitCounts } from './visit-counts.ts'

interface MissingPageContext extends AddressContext {
  request: Request
  isLive: boolean
}

const hitCounts = createVisitCounts(redirectRules.redirectsMax)
const missCounts = createVisitCounts(redirectRules.missingPathsMax)

/**
 * Returns the redirect of a page that was not found, or null where there is none, and counts the reader. Never rejects:
 * without the database, the page is just not found.
 */
export async function redirectMissingPage(context: MissingPageContext): Promise<Response | null> {
  const { request, waitUntil, isLive } = context
  const url = new URL(request.url)
  const path = canonicalPath(url.pathname)
  if (path === null) return null
  try {
    const { redirects } = await readServedAddresses(context)
    const redirect = Object.hasOwn(redirects, path) ? redirects[path] : undefined
    if (!redirect) {
      if (isLive) countMissing(context, path)
      return null
    }
    const hits = hitCounts.add(String(redirect.id), Date.now())
    if (isLive && hits > 0) waitUntil(logged(recordHits(context, redirect.id, hits)))
    const headers = { location: locationOf(redirect.to, url.search), 'cache-control': revalidate }
    return new Response(null, { status: redirect.status, headers })
  } catch (error) {
    logError('redirects could not be read', error, {})
    return null
  }
}

/** Counts readers who opened the page, not programs that fetch it. */
function countMissing({ request, env, waitUntil }: MissingPageContext, path: string): void {
  const isOpened = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (!isOpened || isUnrecorded(path)) return
  const count = missCounts.add(path, Date.now())
  if (count === 0) return
  const record = async () => {
    const { openDb, recordMissingPath } = await loadDatabase()
    const db = openDb(env.DB.withSession('first-primary'))
    await recordMissingPath({ db, now: new Date() }, { path, count })
  }
  waitUntil(logged(record()))
}

async function recordHits({ env }: MissingPageContext, id: number, hits: number): Promise<void> {
  const { openDb, recordRedirectHits } = await loadDatabase()
  const db = openDb(env.DB.withSession('first-primary'))
  await recordRedirectHits({ db, now: new Date() }, { id, hits })
}

async function loadDatabase() {
  const [open, served, missing] = await Promise.all([
    import('#platform/db/open.ts'),
    import('./list-served-addresses.ts'),
    import('./missing-paths.ts'),
  ])
  return { ...open, ...served, ...missing }
}

const logged = (work: Promise<unknown>) =>
  work.catch((error: unknown) => logError('readers of a redirect were not counted', error, {}))

/** Returns the address that a redirect leads to, with the reader's query after its own. */
function locationOf(to: string, search: string): string {
  const pathEnd = to.search(/[?#]/)
  const path = pathEnd < 0 ? to : to.slice(0, pathEnd)
  const [ownQuery = '', hash] = (pathEnd < 0 ? '' : to.slice(pathEnd)).split('#')
  const query = ownQuery && search ? `${ownQuery}&${search.slice(1)}` : ownQuery || search
  return `${encodeURI(path)}${query}${hash === undefined ? '' : `#${hash}`}`
}
