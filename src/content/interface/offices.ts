import type { Office } from '#shared/site-config.ts'
import { listInWords } from '#shared/plain-text.ts'

const cityAndCountry = ({ city, country }: Office): string => `${city} (${country})`

export const officesInWords = (offices: readonly Office[], nameOf = cityAndCountry): string =>
  `${offices.length === 1 ? 'an office' : 'offices'} in ${listInWords(offices.map(nameOf))}`

export function basesInWords(offices: readonly Office[]): string {
  const headquarters = offices.filter(({ isHeadquarters }) => isHeadquarters)
  const others = offices.filter(({ isHeadquarters }) => !isHeadquarters)
  const base = `Our headquarters are in ${listInWords(headquarters.map(cityAndCountry))}, with`
  return others.length > 0 ? `${base} ${officesInWords(others)} and` : base
}
