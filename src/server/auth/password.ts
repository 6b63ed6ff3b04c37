import { scrypt, timingSafeEqual } from 'node:crypto'
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'

interface Cost {
  N: number
  r: number
  p: number
}

/** About 110 ms in workerd and 16 MiB of an isolate's 128 MB. */
const currentCost: Cost = { N: 2 ** 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await deriveKey(password, salt, currentCost)
  const { N, r, p } = currentCost
  return ['scrypt', N, r, p, encodeBase64urlNoPadding(salt), encodeBase64urlNoPadding(key)].join('$')
}

/**
 * Compares a password with a stored hash. Without a hash it does the same work, so that an unknown account costs the
 * same time as a known one.
 * @returns `isOutdated` when the hash was made at another cost and should be replaced while the password is known
 */
export async function checkPassword(
  password: string,
  storedHash: string | undefined,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  if (storedHash === undefined) {
    await deriveKey(password, new Uint8Array(saltBytes), currentCost)
    return { matches: false, isOutdated: false }
  }
  const { cost, salt, key } = parseHash(storedHash)
  const derivedKey = await deriveKey(password, salt, cost)
  const isOutdated = cost.N !== currentCost.N || cost.r !== currentCost.r || cost.p !== currentCost.p
  return { matches: timingSafeEqual(derivedKey, key), isOutdated }
}

function parseHash(storedHash: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } {
  const [, N, r, p, salt, key] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(storedHash) ?? []
  if (!salt || !key) throw new Error('a stored password hash cannot be read')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: decodeBase64urlIgnorePadding(salt),
    key: decodeBase64urlIgnorePadding(key),
  }
}

function deriveKey(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> {
  // Twice what scrypt needs: the default limit of 32 MiB rejects a raised cost.
  const maxmem = 2 * 128 * r * (N + p)
  return new Promise((resolve, reject) => {
    // Two systems may send the same letters composed or decomposed.
    scrypt(password.normalize('NFC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
