import type { Service } from '#contracts/content.ts'
import { isPageOn } from '#shared/is-page-on.ts'

interface Entry {
  path: string
  name?: string
  serviceId?: number
}

/** Leaves out entries of pages that are switched off and of services that are not listed. */
export function listedEntries<Listed extends Entry>(
  entries: readonly Listed[],
  services: readonly Pick<Service, 'id' | 'bookingTitle'>[],
): (Listed & { name: string })[] {
  return entries.flatMap((entry) => {
    const service = services.find(({ id }) => id === entry.serviceId)
    const isListed = isPageOn(entry.path) && (service !== undefined || entry.serviceId === undefined)
    return isListed ? [{ ...entry, name: entry.name ?? service?.bookingTitle ?? '' }] : []
  })
}
