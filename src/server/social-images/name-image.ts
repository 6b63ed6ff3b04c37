import { type SigningKeys, signImagePath } from '#social/sign-path.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'

interface ImageName {
  request: Parameters<typeof signImagePath>[0]
  keys: SigningKeys
  address: string
}

export async function nameImage(db: Db, { request, keys, address }: ImageName) {
  const taken = await takeTokens(db, [limit('og-image', address)])
  return taken.ok ? { ok: true as const, imagePath: signImagePath(request, keys) } : taken
}
