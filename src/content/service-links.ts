import { indexedPaths } from '#generated/pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { redirects } from '#content/redirects.ts'

export const serviceLinks: readonly string[] = [
  ...indexedPaths,
  ...redirects.map(({ from }) => from).filter(isPageOn),
]
