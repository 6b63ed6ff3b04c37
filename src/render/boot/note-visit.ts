import { visitKey } from '#browser/visit.ts'

/** A booking that carried a longer address would be refused. */
const charsMax = 2000

/**
 * Notes where this visit of the tab began: the first page, the host of the link that led to it, and the tags of a
 * campaign. Other parts of the address may hold a secret and are left out.
 */
export function noteVisit() {
  try {
    const tags = location.search.match(/utm_[^&]+/g) ?? []
    sessionStorage[visitKey] ??= [location.pathname, document.referrer.split('/')[2], ...tags]
      .join(' ')
      .slice(0, charsMax)
  } catch {
    // Without storage, a booking does not say where it came from.
  }
}
