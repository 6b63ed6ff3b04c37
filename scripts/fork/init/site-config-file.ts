import { isDeepStrictEqual } from 'node:util'
import { openGraphLocale, type SiteConfig, type StrategyRating } from '#shared/site-config.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { dialedDigits } from './answers.ts'
import { officeOf, standardOffset, zoneName, countryInSentence } from './places.ts'
import type { Answers } from './questions.ts'
import { shortBrandOf } from './short-brand.ts'

export interface ConfigModule {
  site: SiteConfig
  paymentUrl: string
  strategyRating: StrategyRating
}

export function withAnswers(current: SiteConfig, sample: SiteConfig, answers: Answers): SiteConfig {
  const {
    brand: _,
    shortBrand: _short,
    keepExpiredPostings: _keep,
    sampleFigures,
    companyProfileUrl,
    ...keptFields
  } = current
  const { brand, legalName, domain, email, phone = '', timeZone, hours, linkedin } = answers
  const shortBrand = shortBrandOf(brand, current)
  const isSample = brand === sample.brand
  const profiles = current.socialProfiles.filter(
    ({ url }) => isSample || !sample.socialProfiles.some((other) => other.url === url),
  )
  const ownProfileUrl =
    isSample || companyProfileUrl !== sample.companyProfileUrl ? companyProfileUrl : undefined
  const profileUrl = linkedin ?? ownProfileUrl
  const isSameZone = timeZone === (current.timeZone ?? 'UTC')
  const offices = answers.offices.map((place, index) => {
    const knownOffice = current.offices.find(
      ({ city, country, isHeadquarters }) =>
        city === place.city && country === place.country && isHeadquarters === (index === 0),
    )
    return knownOffice ?? officeOf(place, index === 0, timeZone)
  })
  const headquarters = offices[0]
  const hasMoved = headquarters !== undefined && !current.offices.includes(headquarters)
  const countries = [...new Set(offices.map(({ country }) => country))]
  return {
    brand,
    ...(shortBrand !== undefined && { shortBrand }),
    ...keptFields,
    legalName,
    domain,
    email,
    phone,
    phoneHref: phone && `tel:+${dialedDigits(phone)}`,
    foundedYear: answers.founded,
    offices,
    formats: { locale: answers.locale, currency: answers.currency },
    timeZone,
    supportHours: {
      ...hours,
      timeZone: isSameZone
        ? current.supportHours.timeZone
        : { name: zoneName(timeZone), utcOffsetMinutes: standardOffset(timeZone) },
    },
    ...(hasMoved && { areasServed: countries, governingLaw: countryInSentence(headquarters.country) }),
    socialProfiles: linkedin
      ? [{ label: 'LinkedIn', url: linkedin }, ...profiles.filter(({ label }) => label !== 'LinkedIn')]
      : profiles,
    ...(profileUrl && { companyProfileUrl: profileUrl }),
    ...(sampleFigures && current.brand !== sample.brand && { sampleFigures }),
    colors: { ...current.colors, brand: answers.color, accent: answers.accent },
    metadata: { ...current.metadata, locale: localeOfTexts(current, sample, answers.locale) },
  }
}

/** Follows a locale in the language of the texts, unless the agency has chosen another one for its tags. */
function localeOfTexts({ formats, metadata }: SiteConfig, sample: SiteConfig, locale: string): string {
  const isOwn = ![openGraphLocale(formats.locale), sample.metadata.locale].includes(metadata.locale)
  const isInTextLanguage = new Intl.Locale(locale).language === textLanguage
  return locale === formats.locale || isOwn || !isInTextLanguage ? metadata.locale : openGraphLocale(locale)
}

export const withoutSampleRating = (
  { site, strategyRating }: ConfigModule,
  sample: ConfigModule,
): StrategyRating =>
  site.brand !== sample.site.brand && isDeepStrictEqual(strategyRating, sample.strategyRating)
    ? { value: 0, count: 0, reviews: [] }
    : strategyRating

export const withoutSamplePayment = (
  { site, paymentUrl }: ConfigModule,
  sample: Pick<ConfigModule, 'site' | 'paymentUrl'>,
): string => (site.brand !== sample.site.brand && paymentUrl === sample.paymentUrl ? '' : paymentUrl)

export function configSource({ site, paymentUrl, strategyRating }: ConfigModule): string {
  return `import type { SiteConfig, StrategyRating } from '#shared/site-config.ts'

/** Written by \`npm run init\`; change it as you like. src/shared/site-config.ts explains the fields. */
export const site: SiteConfig = ${literal(site)}

// Separate exports, so that a visitor's browser loads only what its page uses.

/** An https link on www.paypal.com or paypal.me; with anything else the payment toast is shown. */
export const paymentUrl = ${literal(paymentUrl)}

export const strategyRating: StrategyRating = ${literal(strategyRating)}
`
}

export function logoMarkSource({ type, width, height }: NonNullable<Answers['logo']>): string {
  return `import type { LogoMark } from '#content/logo-types.ts'

/** The file is in src/site/public/. The icons of the site are rendered from it. */
export const logoMark: LogoMark = ${literal({ src: `/logo.${type}`, width: Math.round(width), height: Math.round(height) })}
`
}

/**
 * JSON is valid TypeScript. Escapes characters that editors show as nothing or as a line break, and `${`, which the
 * linter takes for a template.
 */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('${', '\\u0024{')
    .replace(
      /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
