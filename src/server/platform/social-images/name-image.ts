import { type SigningKeys, signImagePath } from '#social/sign-path.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

interface ImageName {
  request: Parameters<typeof signImagePath>[0]
  keys: SigningKeys
}

/** Returns the signed path of a social image. Refuses with `too-many-attempts` over the rate limit. */
export async function nameImage({ db, now, ip }: ServiceContext, { request, keys }: ImageName) {
  const tokens = await takeTokens({ db, now }, ipLimits('og-image', ip))
  return tokens.ok ? { ok: true as const, imagePath: signImagePath(request, keys) } : tokens
}
