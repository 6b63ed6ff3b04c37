import { disabledPaths } from '#generated/disabled-paths.ts'
import { coversPath } from './covers-path.ts'

/** Returns false for links to a page that the site configuration switches off, and to a redirect that leads there. */
export const isPageOn = (href: string): boolean => !coversPath(disabledPaths, href)
