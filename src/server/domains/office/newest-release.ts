import * as z from 'zod/mini'
import type { NewestRelease } from '#contracts/admin.ts'
import { logError } from '#platform/log/log.ts'

const releasesSchema = z.array(
  z.object({
    tag_name: z.string(),
    html_url: z.optional(z.url({ protocol: /^https$/ })),
    _links: z.optional(z.object({ self: z.optional(z.url({ protocol: /^https$/ })) })),
    draft: z.optional(z.boolean()),
    prerelease: z.optional(z.boolean()),
    upcoming_release: z.optional(z.boolean()),
  }),
)

const timeoutMs = 3_000
const daySeconds = 86_400
const redirectsMax = 3

/**
 * Returns the newest release above the version `current`, or null when there is none or the list cannot be read.
 * Drafts, prereleases and upcoming releases do not count.
 */
export async function findNewestRelease(
  url: string,
  current: string,
  request: typeof fetch = fetch,
): Promise<NewestRelease | null> {
  const releases = await readReleases(url, request)
  const [newest] = releases.sort((one, other) => compareVersions(other.version, one.version))
  return newest && compareVersions(newest.version, current) > 0 ? newest : null
}

async function readReleases(url: string, request: typeof fetch): Promise<NewestRelease[]> {
  try {
    const response = await requestOnHost(url, request)
    const result = z.safeParse(releasesSchema, await response.json())
    if (!result.success) return []
    return result.data.flatMap((release) => {
      const version = /^v?(\d{1,6}\.\d{1,6}\.\d{1,6})$/.exec(release.tag_name)?.[1]
      const link = release.html_url ?? release._links?.self
      const isOut = !release.draft && !release.prerelease && !release.upcoming_release
      return version && link && isOut ? [{ version, link }] : []
    })
  } catch (error) {
    logError('the list of releases could not be read', error, { url })
    return []
  }
}

/**
 * Follows redirects, because a project may be renamed, but only on the configured host.
 * @throws Error when a redirect leads elsewhere
 */
async function requestOnHost(url: string, request: typeof fetch): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const { host, protocol } = new URL(url)
  let next = new URL(url)
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const response = await request(next.href, {
      headers: { accept: 'application/json', 'user-agent': 'release-notice' },
      redirect: 'manual',
      signal,
      cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': daySeconds, '400-599': 600 } },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) return response
    next = new URL(location, next)
    if (next.host !== host || next.protocol !== protocol) throw new Error('a redirect led to another host')
  }
  throw new Error('too many redirects')
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)]
  const at = [0, 1, 2].find((part) => a[part] !== b[part])
  return at === undefined ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
