import { clockTime } from '#shared/clock-time.ts'
import { formatMoney } from '#shared/formats.ts'
import type { Page, SiteFacts } from '../../gate/site-facts.ts'
import { metaOf } from '../../gate/site-facts.ts'
import { blocksOf, type Thing, thingsIn } from '../../gate/structured-blocks.ts'

interface Statement {
  value: string
  place: string
}

export function figureConflicts({ pages }: Pick<SiteFacts, 'pages'>): string[] {
  const shownPages = pages.filter(({ kind }) => kind === 'listed' || kind === 'found')
  const things = new Map(shownPages.map((page) => [page, thingsIn(blocksOf(page.facts))]))
  return [
    ...shownPages.flatMap((page) => conflictsOnPage(page, things.get(page) ?? [])),
    ...conflictsBetween('prices', offersByName(things)),
    ...conflictsBetween('hours', new Map([['support', hoursOf(shownPages, things)]])),
  ]
}

function conflictsOnPage(page: Page, things: readonly Thing[]): string[] {
  const prices = things.filter(({ type }) => type === 'Offer').map(({ fields }) => Number(fields.price))
  const tag = metaOf(page, 'product:price:amount')
  const { text } = page.facts
  return [
    ...(tag !== undefined && prices.length > 0 && !prices.includes(Number(tag))
      ? [`${page.path}: the tag product:price:amount says ${tag}, the structured data ${prices.join(' or ')}`]
      : []),
    ...(tag !== undefined && !evenly(text).includes(evenly(formatMoney(Number(tag))))
      ? [
          `${page.path}: the tag product:price:amount says ${tag}, but the text never says ${formatMoney(Number(tag))}`,
        ]
      : []),
    ...things
      .filter(({ type }) => type === 'AggregateRating')
      .flatMap(({ fields }) => [fields.ratingValue, fields.reviewCount ?? fields.ratingCount])
      .filter((figure) => figure !== undefined && !hasFigure(text, String(figure)))
      .map(
        (figure) => `${page.path}: the structured data has a rating with ${String(figure)}, the text has not`,
      ),
  ]
}

const evenly = (text: string): string => text.replace(/\s/g, ' ')

const hasFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.])${figure.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`).test(text)

function offersByName(things: ReadonlyMap<Page, readonly Thing[]>): Map<string, Statement[]> {
  const offers = new Map<string, Statement[]>()
  for (const [{ path }, pageThings] of things) {
    for (const { type, fields } of pageThings) {
      if (type !== 'Offer' || fields.price === undefined || typeof fields.name !== 'string') continue
      const value = formatMoney(Number(fields.price))
      offers.set(fields.name, [...(offers.get(fields.name) ?? []), { value, place: path }])
    }
  }
  return offers
}

const dayNames = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const time = String.raw`\d{1,2}(?::\d{2})?[AP]M`
const hoursInText = new RegExp(`${dayNames}(?:-${dayNames})?,? (${time}-${time})`, 'g')

function hoursOf(pages: readonly Page[], things: ReadonlyMap<Page, readonly Thing[]>): Statement[] {
  return pages.flatMap((page) => [
    ...[...page.facts.text.matchAll(hoursInText)].map(([, value = '']) => ({ value, place: page.path })),
    ...(things.get(page) ?? [])
      .filter(({ type }) => type === 'OpeningHoursSpecification')
      .map(({ fields }) => ({
        value: `${onClock(fields.opens)}-${onClock(fields.closes)}`,
        place: `the structured data of ${page.path}`,
      })),
  ])
}

/** The structured data of a day that ends at midnight names its last second. */
function onClock(time: unknown): string {
  if (String(time).startsWith('23:59:59')) return clockTime('24:00')
  const minutes = /^\d{2}:\d{2}/.exec(String(time))?.[0]
  return minutes === undefined ? String(time) : clockTime(minutes)
}

function conflictsBetween(what: string, statements: ReadonlyMap<string, readonly Statement[]>): string[] {
  return [...statements].flatMap(([name, nameStatements]) => {
    const first = new Map<string, string>()
    for (const { value, place } of nameStatements) if (!first.has(value)) first.set(value, place)
    if (first.size < 2) return []
    return [`${what} of “${name}”: ${[...first].map(([value, place]) => `${value} on ${place}`).join(', ')}`]
  })
}
