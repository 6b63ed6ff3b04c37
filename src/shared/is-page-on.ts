import { disabledPaths } from '#generated/disabled-paths.ts'
import { coversPath } from './covers-path.ts'

export const isPageOn = (href: string): boolean => !coversPath(disabledPaths, href)
