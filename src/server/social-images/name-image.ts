import { type SigningKeys, signImagePath } from '#social/sign-path.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'

interface ImageName {
  request: Parameters<typeof signImagePath>[0]
  keys: SigningKeys
}

export async function nameImage({ db, now, address }: ServiceContext, { request, keys }: ImageName) {
  const tokens = await takeTokens({ db, now }, addressLimits('og-image', address))
  return tokens.ok ? { ok: true as const, imagePath: signImagePath(request, keys) } : tokens
}
