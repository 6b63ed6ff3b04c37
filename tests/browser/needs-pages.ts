import { isPageOn } from '#shared/is-page-on.ts'
import { test } from './shared-window.ts'

export function needsPages(...paths: readonly string[]): void {
  const off = paths.filter((path) => !isPageOn(path))
  test.skip(off.length > 0, `${off.join(', ')} is switched off`)
}
