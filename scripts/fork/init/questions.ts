import { asciiLetters } from '#shared/slug.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { daysInWords } from '#shared/opening-hours.ts'
import { drawnBeside, followColor } from '../brand/follow-color.ts'
import {
  type Hours,
  oneLine,
  parseColor,
  parseCurrency,
  parseDomain,
  parseEmail,
  parseHours,
  parseOffices,
  parsePhone,
  parseProfile,
  parseTimeZone,
  parseYear,
} from './answers.ts'
import { parseFormatLocale } from './format-locales.ts'
import { site as sample } from '../../../src/site.config.ts'
import { type Place, zoneOf } from './places.ts'
import { type Logo, readLogo } from './read-logo.ts'

export interface Answers {
  brand: string
  legalName: string
  domain: string
  email: string
  phone?: string
  founded: number
  offices: readonly Place[]
  currency: string
  locale: string
  timeZone: string
  hours: Hours
  color: string
  accent: string
  linkedin?: string
  logo?: Logo
}

export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key
  flag: string
  label: string
  byDefault: (earlier: Partial<Answers>, current: SiteConfig) => string
  read: (text: string, earlier: Partial<Answers>) => Answers[Key] | Promise<Answers[Key]>
}

type Questions = { [Key in keyof Answers]-?: Omit<Question<Key>, 'key'> }

const table: Questions = {
  brand: {
    flag: 'brand',
    label: 'Brand',
    byDefault: (_, { brand }) => brand,
    read: (text) => oneLine(text, 'The brand', 60),
  },
  legalName: {
    flag: 'legal-name',
    label: 'Legal name',
    byDefault: ({ brand = '' }, { brand: earlierBrand, legalName }) =>
      [sample.legalName, earlierBrand].includes(legalName) && brand !== earlierBrand ? brand : legalName,
    read: (text) => oneLine(text, 'The legal name', 120),
  },
  domain: {
    flag: 'domain',
    label: 'Domain',
    byDefault: ({ brand = '' }, { brand: earlierBrand, domain }) => {
      const isOwn = domain !== sample.domain && domain !== exampleDomain(earlierBrand)
      return (isOwn || brand === earlierBrand ? '' : exampleDomain(brand)) || domain
    },
    read: parseDomain,
  },
  email: {
    flag: 'email',
    label: 'Email address',
    byDefault: ({ domain }, current) =>
      domain && domain !== current.domain ? `hello@${domain}` : current.email,
    read: parseEmail,
  },
  phone: {
    flag: 'phone',
    label: 'Phone (none: leave empty)',
    byDefault: ({ brand }, { phone }) => (brand !== sample.brand && phone === sample.phone ? '' : phone),
    read: parsePhone,
  },
  founded: {
    flag: 'founded',
    label: 'Founded in',
    byDefault: (_, { foundedYear }) => String(foundedYear),
    read: parseYear,
  },
  offices: {
    flag: 'office',
    label: 'Offices as city, country (headquarters first, several with ;)',
    byDefault: (_, { offices }) =>
      offices
        .toSorted((a, b) => Number(b.isHeadquarters) - Number(a.isHeadquarters))
        .map(({ city, region, country }) => [city, ...(region === city ? [] : [region]), country].join(', '))
        .join('; '),
    read: parseOffices,
  },
  currency: {
    flag: 'currency',
    label: 'Currency of prices',
    byDefault: (_, { formats }) => formats.currency,
    read: parseCurrency,
  },
  locale: {
    flag: 'locale',
    label: 'Locale of dates and numbers',
    byDefault: (_, { formats }) => formats.locale,
    read: parseFormatLocale,
  },
  timeZone: {
    flag: 'time-zone',
    label: 'Time zone (IANA)',
    byDefault: ({ offices = [] }, current) => {
      const [headquarters] = offices
      const isKnown = current.offices.some(({ city }) => city === headquarters?.city)
      const zone = isKnown || !headquarters ? undefined : zoneOf(headquarters)
      return zone ?? current.timeZone ?? 'UTC'
    },
    read: parseTimeZone,
  },
  hours: {
    flag: 'hours',
    label: 'Opening hours in that zone',
    byDefault: (_, { supportHours: { days, opens, closes } }) => `${daysInWords(days)} ${opens}-${closes}`,
    read: parseHours,
  },
  color: {
    flag: 'color',
    label: 'Brand color',
    byDefault: (_, { colors }) => colors.brand,
    read: parseColor,
  },
  accent: {
    flag: 'accent',
    label: 'Second color',
    byDefault: ({ color }, { colors }) =>
      color && color !== colors.brand.toLowerCase() ? accentBeside(color) : colors.accent,
    read: parseColor,
  },
  linkedin: {
    flag: 'linkedin',
    label: 'LinkedIn page, with https:// (later: leave empty)',
    byDefault: () => '',
    read: (text) => (text.trim() === '' ? undefined : parseProfile(text)),
  },
  logo: {
    flag: 'logo',
    label: 'Logo, an SVG or PNG file (keep the drawn mark: leave empty)',
    byDefault: () => '',
    read: (text) => (text.trim() === '' ? undefined : readLogo(text.trim())),
  },
}

export const questions: readonly Question[] = Object.entries(table).map(
  ([key, question]) => ({ key, ...question }) as Question,
)

const accentBeside = (brand: string): string =>
  followColor(drawnBeside.accent, 'brand', { brand, accent: brand, callToAction: brand })

function exampleDomain(brand: string): string {
  const name = asciiLetters(brand)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 40)
  return name && `${name}.example`
}
