import { test } from '@playwright/test'
import { isPageOn } from '#shared/is-page-on.ts'

/** Skips a test, or all of a file, where the configuration switches off a page that it opens. */
export function needsPages(...paths: readonly string[]): void {
  const off = paths.filter((path) => !isPageOn(path))
  test.skip(off.length > 0, `${off.join(', ')} is switched off`)
}
