import { serviceTexts as texts } from '#content/interface/admin/services.ts'
import { navigation } from '#content/navigation.ts'
import { redirectTarget } from '#content/redirects.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import type { RecordValues } from './record-fields.ts'

/**
 * Returns the sentence about a service whose entry in menu and footer, which are files of the site, has another name or
 * leads to a page of a service that is not offered.
 */
export function fileWords(service: RecordValues): string | null {
  const link = String(service.link ?? '')
  const path = redirectTarget(link) ?? link
  const entry = navigation[0]?.entries.find((each) => each.path === path)
  if (!entry || !isPageOn(path)) return null
  const isOffered = [service.onHome, service.onOverview, service.onBooking].includes(true)
  if (service.status !== 'published' || !isOffered) return texts.stillListed(path, entry.title)
  const isNamedAlike = [service.title, service.bookingTitle].includes(entry.title)
  return isNamedAlike ? null : texts.namedOtherwise(path, entry.title)
}
