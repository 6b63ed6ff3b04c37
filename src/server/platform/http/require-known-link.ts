import { serviceLinks } from '#content/service-links.ts'
import { refuse } from './refuse.ts'

export function requireKnownLink(link: string | undefined): void {
  if (link === undefined || serviceLinks.includes(link)) return
  refuse({ reason: 'linked-page-not-found', link })
}
