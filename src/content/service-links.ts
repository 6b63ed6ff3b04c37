import { indexedPaths } from '#generated/pages.ts'
import { redirects } from './redirects.ts'

/** The targets allowed for a service's "Learn More": public pages that always exist, and redirects to them. */
export const serviceLinks: readonly string[] = [...indexedPaths, ...redirects.map(({ from }) => from)]
