import { buildId } from '#built/build.js'
import type { PageSource } from '#contracts/page-source.ts'
import type { SigningKeys } from '#social/sign-path.ts'

export const storedPageOf = (path: string, keys: SigningKeys) => ({
  path,
  buildId,
  storedBuild: async () => `${buildId}-${await markOf(keys.SOCIAL_IMAGE_KEY)}`,
  async render(pagePath: string, source: PageSource) {
    const [{ renderPage }, { isSigningKey, signImagePath }, { hasCardTitle }] = await Promise.all([
      import('#built/render.js'),
      import('#social/sign-path.ts'),
      import('#social/ready-card.ts'),
    ])
    const canSign = isSigningKey(keys.SOCIAL_IMAGE_KEY)
    return renderPage(pagePath, source, (input) =>
      canSign && hasCardTitle(input) ? signImagePath(input, keys) : undefined,
    )
  },
})

let knownMark: { key: string; mark: string } | undefined

/** Distinguishes keys without revealing anything of them (docs/decisions/001-stored-pages.md). */
async function markOf(key = ''): Promise<string> {
  if (knownMark?.key === key) return knownMark.mark
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`stored pages:${key}`))
  const bytes = Array.from(new Uint8Array(digest, 0, 4))
  knownMark = { key, mark: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  return knownMark.mark
}
