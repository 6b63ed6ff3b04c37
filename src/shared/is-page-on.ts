import { disabledPaths } from '#generated/disabled-paths.ts'
import { coversPath } from './url-paths.ts'

export const isPageOn = (href: string): boolean => !coversPath(disabledPaths, href)
