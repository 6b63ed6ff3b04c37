import { HTTPException } from 'hono/http-exception'
import { serviceLinks } from '#content/service-links.ts'

/** @throws HTTPException 400 when the link leads to none of the site's pages */
export function requireKnownLink(link: string | undefined): void {
  if (link === undefined || serviceLinks.includes(link)) return
  throw new HTTPException(400, { message: `There is no page at ${link}. Choose one of the site’s pages.` })
}
