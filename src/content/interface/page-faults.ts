import { pageRules } from '#contracts/records/page.ts'
import { formatNumber } from '#shared/formats.ts'

/** Why a text page is refused. */
export const pageFaults = {
  'slug-taken': ({ path }: { path: string }) =>
    `Another text page has the address ${path}. Choose another one.`,
  'path-taken': ({ path }: { path: string }) =>
    `${path} is already an address of this site. Choose another one.`,
  'path-redirected': ({ path }: { path: string }) =>
    `${path} leads to another page. Choose another address, or delete that redirect first.`,
  'description-missing': () => 'Enter a description. Only a draft can do without one.',
  'menu-unknown': ({ menus }: { menus: readonly string[] }) => `The menus are ${menus.join(', ')}.`,
  full: () =>
    `A site has at most ${formatNumber(pageRules.pagesMax)} text pages. Delete some that nobody reads any more.`,
} as const
