declare global {
  namespace Intl {
    interface Locale {
      getTimeZones(): readonly string[] | undefined
    }
  }
}

const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  korea: 'KR',
  macau: 'MO',
  scotland: 'GB',
  'the netherlands': 'NL',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
  wales: 'GB',
}

let knownNames: ReadonlyMap<string, string> | undefined

/** Returns the English name of each country by its code. Computed at first use: it takes some milliseconds. */
function countryNames(): ReadonlyMap<string, string> {
  knownNames ??= new Map(listCountries())
  return knownNames
}

function listCountries(): [code: string, name: string][] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return (
    alphabet
      .flatMap((first) => alphabet.map((second) => first + second))
      // Withdrawn codes such as UK and DD resolve to their successors.
      .filter((code) => new Intl.Locale(`und-${code}`).region === code)
      .flatMap((code) => {
        const name = english.of(code)
        return name !== undefined && zonesOf(code).length > 0 ? [[code, name] as [string, string]] : []
      })
  )
}

export function zonesOf(code: string): readonly string[] {
  return new Intl.Locale(`und-${code}`).getTimeZones() ?? []
}

/** Kosovo has no code in ISO 3166; XK is the one that everybody uses. */
export const isCountryCode = (code: string): boolean => countryNames().has(code) || code === 'XK'

export const countryName = (code: string): string | undefined => countryNames().get(code)

/** Returns the code of a country that is given by its English name or its code, or undefined when there is none. */
export function countryCode(country: string): string | undefined {
  const lower = country.trim().toLowerCase().replaceAll('.', '')
  const upper = lower.toUpperCase()
  if (countryNames().has(upper)) return upper
  const [code] = [...countryNames()].find(([, name]) => name.toLowerCase() === lower) ?? []
  return otherNames[lower] ?? code
}
