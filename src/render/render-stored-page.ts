import { buildId } from '#built/build.js'
import type { PageSource } from '#contracts/page-source.ts'
import type { SigningKeys } from '#social/sign-path.ts'

export const storedPageOf = (path: string, keys: SigningKeys) => ({
  path,
  buildId,
  async render(pagePath: string, source: PageSource) {
    const [{ renderPage }, { signImagePath }] = await Promise.all([
      import('#built/render.js'),
      import('#social/sign-path.ts'),
    ])
    return renderPage(pagePath, source, (input) => signImagePath(input, keys))
  },
})
