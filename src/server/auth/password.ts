import { scrypt, timingSafeEqual } from 'node:crypto'
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'
import { hashingTurns } from './hashing-turns.ts'

interface Cost {
  N: number
  r: number
  p: number
  runs: number
}

/**
 * Ten successive runs of scrypt, each with the key of the previous one in its salt, so that other requests run in
 * between: about 110 ms in workerd, and 8 MiB of an isolate's 128 MB.
 */
const currentCost: Cost = { N: 2 ** 13, r: 8, p: 1, runs: 10 }
const saltBytes = 16
const keyBytes = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await deriveKey(password, salt, currentCost)
  return formatHash(salt, key)
}

export function hashNoPassword(): string {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  return formatHash(random(saltBytes), random(keyBytes))
}

function formatHash(salt: Uint8Array, key: Uint8Array): string {
  const { N, r, p, runs } = currentCost
  return ['scrypt', N, r, p, runs, encodeBase64urlNoPadding(salt), encodeBase64urlNoPadding(key)].join('$')
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
  const { N, r, p, runs } = currentCost
  const isOutdated = cost.N !== N || cost.r !== r || cost.p !== p || cost.runs !== runs
  return { matches: timingSafeEqual(derivedKey, key), isOutdated }
}

function parseHash(storedHash: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } {
  const [, N, r, p, runs = 1, salt, key] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)(?:\$(\d+))?\$([\w-]+)\$([\w-]{43})$/.exec(storedHash) ?? []
  if (!salt || !key) throw new Error('a stored password hash cannot be read')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p), runs: Number(runs) },
    salt: decodeBase64urlIgnorePadding(salt),
    key: decodeBase64urlIgnorePadding(key),
  }
}

/**
 * Takes all turns of the current cost even for an older hash with fewer runs, so that its time does not
 * reveal its age.
 */
async function deriveKey(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  let key = new Uint8Array()
  let run = 0
  for await (const _ of hashingTurns(Math.max(cost.runs, currentCost.runs))) {
    if (run < cost.runs) key = await runScrypt(password, new Uint8Array([...salt, ...key]), cost)
    run += 1
  }
  return key
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
