import type { SocialImageResponse, SocialImageInput } from '#contracts/social-image.ts'
import { castBody } from '#browser/api-error.ts'

export function createSocialImages(firstPath?: string) {
  const paths = new Map<string, string>()
  const requestedKeys = new Set<string>()
  const listeners = new Set<() => void>()

  async function requestPath(input: SocialImageInput, key: string) {
    try {
      const response = await fetch(`/api/og-image?${new URLSearchParams({ ...input })}`)
      if (!response.ok) throw new Error(`Failed to generate OG image: ${response.status}`)
      paths.set(key, castBody<SocialImageResponse>(await response.json()).imagePath)
      for (const listener of listeners) listener()
    } catch (error) {
      console.error('Error generating OG image:', error)
    }
  }

  return {
    lookup(input: SocialImageInput) {
      const key = socialImageKey(input)
      if (firstPath && paths.size === 0) paths.set(key, firstPath)
      return paths.get(key)
    },
    request(input: SocialImageInput) {
      const key = socialImageKey(input)
      if (paths.has(key) || requestedKeys.has(key)) return
      requestedKeys.add(key)
      void requestPath(input, key)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const socialImageKey = ({ type, title, description, category, ground }: SocialImageInput) =>
  JSON.stringify([type, title, description, category, ground])
