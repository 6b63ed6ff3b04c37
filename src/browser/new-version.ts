const reloadedFor = 'reloaded-for'

/** The build that a document belongs to: the name of its first chunk carries a hash of the code. */
const entryOf = (html: Document): string | undefined =>
  html.querySelector<HTMLMetaElement>('meta[name="x-boot"]')?.content.split(' ')[0]

/** Whether the site has been deployed since this document came. A site that cannot be reached has no newer version. */
async function newestEntry(): Promise<string | undefined> {
  const response = await fetch(location.href, { cache: 'no-store', credentials: 'include' }).catch(() => null)
  const html = await response?.text().catch(() => null)
  return html ? entryOf(new DOMParser().parseFromString(html, 'text/html')) : undefined
}

export const isReachable = async (): Promise<boolean> => (await newestEntry()) !== undefined

/**
 * Reloads the page when a new version is out, which takes the chunks of the old one away. Once for each version: one
 * that does not work either is not loaded again.
 * @returns whether the page is being reloaded
 */
export async function reloadIntoNewVersion(): Promise<boolean> {
  const newest = await newestEntry()
  if (!newest || newest === entryOf(document) || !remember(newest)) return false
  location.reload()
  return true
}

/** Notes a version for this tab. @returns false when it is noted already, or nothing can be noted */
function remember(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === version) return false
    sessionStorage.setItem(reloadedFor, version)
    return true
  } catch {
    return false
  }
}
