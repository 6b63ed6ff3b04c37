import { countryCode, countryName, zonesOf } from '#shared/countries.ts'
import type { Office } from '#shared/site-config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}

export function zoneOf({ city, country }: Place): string | undefined {
  const code = countryCode(country) ?? ''
  const zones = code ? zonesOf(code) : []
  return zones.find((zone) => zone.endsWith(`/${city.replaceAll(' ', '_')}`)) ?? mainZones[code] ?? zones[0]
}

/** Returns minutes ahead of UTC; standard time has the smaller offset of a year. */
export const standardOffset = (timeZone: string): number => Math.min(...offsetsOfYear(timeZone))

function offsetsOfYear(timeZone: string): [january: number, july: number] {
  const year = new Date().getUTCFullYear()
  return [
    offsetAt(timeZone, new Date(Date.UTC(year, 0, 1))),
    offsetAt(timeZone, new Date(Date.UTC(year, 6, 1))),
  ]
}

function offsetAt(timeZone: string, at: Date): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(partOf(at, 'en-US', timeZone, 'longOffset')) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** An abbreviation such as CET would be wrong in summer, so zones that change their clocks are named by their city. */
export function zoneName(timeZone: string): string {
  const [january, july] = offsetsOfYear(timeZone)
  if (january !== july) return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`
  const names = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA', 'ja-JP'].map((locale) =>
    partOf(new Date(), locale, timeZone, 'short'),
  )
  const letters = names.find((name) => /^[A-Z]+$/.test(name))
  return letters ?? (names[0] ?? '').replace('GMT', 'UTC')
}

function partOf(at: Date, locale: string, timeZone: string, timeZoneName: 'short' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export interface Place {
  city: string
  country: string
  region?: string
  longitude?: number
  timeZone?: string
}

export function officeOf(place: Place, isHeadquarters: boolean, agencyZone: string): Office {
  const code = countryCode(place.country)
  if (!code) throw new PlainFailure(unknownCountry(place.country))
  const timeZone = place.timeZone ?? (isHeadquarters ? agencyZone : (zoneOf(place) ?? agencyZone))
  const utcOffsetMinutes = standardOffset(timeZone)
  return {
    city: place.city,
    region: place.region ?? place.city,
    country: place.country.toUpperCase() === code ? (countryName(code) ?? code) : place.country,
    countryCode: code,
    isHeadquarters,
    longitude: place.longitude ?? longitudeOf(utcOffsetMinutes),
    utcOffsetMinutes,
  }
}

/** Clocks turn by a degree in four minutes. West of the date line, some are more than half a day ahead. */
function longitudeOf(utcOffsetMinutes: number): number {
  const degrees = Math.round(utcOffsetMinutes / 4)
  return degrees > 180 ? degrees - 360 : degrees
}

const countriesWithArticle =
  /^(bahamas|comoros|gambia|isle|maldives|netherlands|philippines|republic|seychelles|uae|uk|united|usa?)\b|\b(islands|republic|territories)$/i

export const countryInSentence = (country: string): string =>
  countriesWithArticle.test(country) ? `the ${country}` : country

export const unknownCountry = (country: string): string =>
  `"${country}" is not a country: write its English name, or its code of two letters, such as NP.`
