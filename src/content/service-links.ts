import { indexedPaths } from '#generated/pages.ts'
import { redirects } from './redirects.ts'

/** Where a service's "Learn More" may lead: the public pages that always exist, and the redirects to them. */
export const serviceLinks: readonly string[] = [...indexedPaths, ...redirects.map(({ from }) => from)]
