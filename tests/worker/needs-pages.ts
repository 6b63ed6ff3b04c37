import { beforeEach, it } from 'vitest'
import { isPageOn } from '#shared/is-page-on.ts'

export function needsPages(...paths: readonly string[]): void {
  const off = paths.filter((path) => !isPageOn(path))
  beforeEach(({ skip }) => skip(off.length > 0, `${off.join(', ')} is switched off`))
}

export const blogTest = it.skipIf(!isPageOn('/blog'))
