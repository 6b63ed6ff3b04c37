import type { SocialImageAnswer, SocialImageInput } from '#contracts/social-image.ts'
import { socialImageKey } from '#shared/social-image-key.ts'
import { castBody } from '#browser/api-error.ts'

export function createSocialImages(firstPaths: Record<string, string>) {
  const paths = new Map(Object.entries(firstPaths))
  const requestedKeys = new Set(paths.keys())
  const listeners = new Set<() => void>()

  async function requestPath(input: SocialImageInput, key: string) {
    try {
      const response = await fetch(`/api/og-image?${new URLSearchParams({ ...input })}`)
      if (!response.ok) throw new Error(`Failed to generate OG image: ${response.status}`)
      paths.set(key, castBody<SocialImageAnswer>(await response.json()).imagePath)
      for (const listener of listeners) listener()
    } catch (error) {
      console.error('Error generating OG image:', error)
    }
  }

  return {
    lookup: (input: SocialImageInput) => paths.get(socialImageKey(input)),
    request(input: SocialImageInput) {
      const key = socialImageKey(input)
      if (requestedKeys.has(key)) return
      requestedKeys.add(key)
      void requestPath(input, key)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
