const reloadedFor = 'reloaded-for'

/** Reads text: a parsed document would report the page's style element as a violation of this page's policy. */
const entryOf = (html: string): string | undefined => /<meta name="x-app" content="([^" ]+)/.exec(html)?.[1]

async function newestEntry(): Promise<string | undefined> {
  const response = await fetch(location.href, { cache: 'no-store', credentials: 'include' }).catch(() => null)
  const html = await response?.text().catch(() => null)
  return html ? entryOf(html) : undefined
}

export const isReachable = async (): Promise<boolean> => (await newestEntry()) !== undefined

export async function reloadIntoNewVersion(): Promise<boolean> {
  const newest = await newestEntry()
  if (!newest || newest === entryOf(document.head.innerHTML) || !remember(newest)) return false
  location.reload()
  return true
}

function remember(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === version) return false
    sessionStorage.setItem(reloadedFor, version)
    return true
  } catch {
    return false
  }
}
