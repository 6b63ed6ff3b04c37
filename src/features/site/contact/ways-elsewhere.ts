import { isPageOn } from '#shared/is-page-on.ts'

/** A fork without bookings sends its readers to the contact page, which is the page that lists these. */
export const waysElsewhere = <Way extends { href: string }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ href }) => isPageOn(href) && !/^\/contact(?:[?#]|$)/.test(href))
