import { scrypt, timingSafeEqual } from 'node:crypto'
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'

interface Cost {
  N: number
  r: number
  p: number
}

/**
 * About 110 ms in workerd, and 16 MiB of an isolate's 128 MB (docs/decisions/043-one-scrypt-call.md). workerd refuses
 * an `N * r * p` above 2^20.
 */
const currentCost: Cost = { N: 2 ** 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await runScrypt(password, salt, currentCost)
  return formatHash(salt, key)
}

export function hashNoPassword(): string {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  return formatHash(random(saltBytes), random(keyBytes))
}

function formatHash(salt: Uint8Array, key: Uint8Array): string {
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
    await runScrypt(password, new Uint8Array(saltBytes), currentCost)
    return { matches: false, isOutdated: false }
  }
  const { cost, runs, salt, key } = parseHash(storedHash)
  let derivedKey = await runScrypt(password, salt, cost)
  for (let run = 1; run < runs; run += 1)
    derivedKey = await runScrypt(password, new Uint8Array([...salt, ...derivedKey]), cost)
  const { N, r, p } = currentCost
  const isOutdated = cost.N !== N || cost.r !== r || cost.p !== p || runs !== 1
  return { matches: timingSafeEqual(derivedKey, key), isOutdated }
}

/** Earlier hashes also name a number of runs, each with the key of the previous one in its salt. */
function parseHash(storedHash: string): { cost: Cost; runs: number; salt: Uint8Array; key: Uint8Array } {
  const [, N, r, p, runs = 1, salt, key] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)(?:\$(\d+))?\$([\w-]+)\$([\w-]{43})$/.exec(storedHash) ?? []
  if (!salt || !key) throw new Error('a stored password hash cannot be read')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    runs: Number(runs),
    salt: decodeBase64urlIgnorePadding(salt),
    key: decodeBase64urlIgnorePadding(key),
  }
}

function runScrypt(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array<ArrayBuffer>> {
  // Twice what scrypt needs: the default limit of 32 MiB rejects a raised cost.
  const maxmem = 2 * 128 * r * (N + p)
  return new Promise((resolve, reject) => {
    // Two systems may send the same letters composed or decomposed.
    scrypt(password.normalize('NFC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    )
  })
}
