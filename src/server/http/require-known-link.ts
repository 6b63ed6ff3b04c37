import { serviceLinks } from '#content/service-links.ts'
import { refuse } from './refuse.ts'

export function requireKnownLink(link: string | undefined): void {
  if (link === undefined || serviceLinks.includes(link)) return
  refuse({ reason: 'link-to-no-page', link })
}
