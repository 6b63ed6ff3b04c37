import type { OpeningHoursSpecification, PostalAddress, ProfessionalService, WithContext } from 'schema-dts'
import type { Office, OpeningHours } from '#shared/site-config.ts'
import { site } from '#site.config.ts'
import { changesClocks, currencySymbol } from '#shared/formats.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'
import { defaultSocialImage } from './site-origin.ts'

export const businessId = (origin: string): string => `${canonicalUrl(origin, '/')}#business`

export function businessJsonLd(
  origin: string,
  areasServed: readonly string[] = site.areasServed,
): WithContext<Exclude<ProfessionalService, string>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': businessId(origin),
    name: site.brand,
    legalName: site.legalName,
    description: site.metadata.defaultDescription,
    url: canonicalUrl(origin, '/'),
    logo: absoluteUrl(origin, '/apple-touch-icon.png'),
    image: absoluteUrl(origin, defaultSocialImage('company')),
    ...(site.phone && { telephone: site.phone }),
    email: site.email,
    foundingDate: String(site.foundedYear),
    priceRange: (/\p{Sc}/u.exec(currencySymbol)?.[0] ?? '$').repeat(3),
    address: site.offices.map(postalAddress),
    areaServed: [...areasServed],
    openingHoursSpecification: openingHours(site.supportHours),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

const profiles = [
  ...new Set([
    ...(site.companyProfileUrl ? [site.companyProfileUrl] : []),
    ...site.socialProfiles.map(({ url }) => url),
  ]),
]

export const postalAddress = ({ city, region, countryCode }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  ...(region !== city && { addressRegion: region }),
  addressCountry: countryCode,
})

const openingHours = ({ days, opens, closes, timeZone }: OpeningHours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: [...days],
  opens: `${opens}:00${offsetOf(timeZone)}`,
  closes: `${closes === '24:00' ? '23:59:59' : `${closes}:00`}${offsetOf(timeZone)}`,
})

/** Returns nothing where clocks change: no offset is right all year, and a time without one is local. */
const offsetOf = ({ utcOffsetMinutes }: OpeningHours['timeZone']): string =>
  site.timeZone && changesClocks(site.timeZone) ? '' : utcOffset(utcOffsetMinutes)

const utcOffset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${[Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')}`
