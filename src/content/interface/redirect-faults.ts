import { redirectRules } from '#contracts/redirect-rules.ts'
import { formatNumber } from '#shared/formats.ts'

/** Why a redirect is refused, by what is wrong with it. */
export const redirectFaults = {
  'from-malformed': () =>
    'Enter the old path of this site, such as /old-page: without a host, a query or dots.',
  'to-malformed': () => 'Enter a path of this site, such as /services: without dots or empty parts.',
  'other-site': () => 'A redirect leads to a page of this site only, so enter its path without a host.',
  itself: () => 'This path would lead to itself.',
  'from-taken': ({ from }: RedirectPaths) =>
    `${from} is an address of this site, so nobody needs to be led elsewhere.`,
  'from-redirected': ({ from }: RedirectPaths) => `This build of the site redirects ${from} already.`,
  duplicate: ({ from }: RedirectPaths) => `${from} is redirected already. Change that redirect instead.`,
  loop: ({ from, to }: RedirectPaths) => `${to} already leads to ${from}, so readers would go in circles.`,
  chain: ({ to, next = '' }: RedirectPaths) => `${to} is itself redirected to ${next}. Lead there directly.`,
  'chain-before': ({ from, next = '' }: RedirectPaths) =>
    `${next} already leads to ${from}. Change that redirect first.`,
  'to-redirected': ({ to }: RedirectPaths) =>
    `${to} is itself redirected by this build of the site. Lead to the last page directly.`,
  'to-missing': ({ to }: RedirectPaths) => `There is no page at ${to}.`,
  full: () =>
    `A site has at most ${formatNumber(redirectRules.redirectsMax)} redirects. Delete some that nobody uses any more.`,
} as const

export type RedirectFault = keyof typeof redirectFaults

interface RedirectPaths {
  from: string
  to: string
  /** Another redirect's end, or its beginning. */
  next?: string
}

export const redirectFaultText = (fault: RedirectFault, paths: RedirectPaths): string =>
  redirectFaults[fault](paths)
