import { site } from '#site.config.ts'

/** Passkeys belong to the host of the site's address, which a request cannot choose. */
export function relyingParty(siteUrl: string): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: site.brand }
}
