import { inflateSync } from 'node:zlib'
import { groundBytesMax, type Ground, readGround, readGroundName } from '#contracts/social-ground.ts'
import { groundKey } from './bucket.ts'

/** Returns what a social image is drawn on, or undefined when the library has no picture with this ground. */
export async function findGround(
  bucket: R2Bucket | undefined,
  name: string | undefined,
): Promise<{ picture: Ground; focusY: number } | undefined> {
  const named = name === undefined ? null : readGroundName(name)
  const object = named && (await bucket?.get(groundKey(named.hash)))
  if (!object) return undefined
  const content = inflateSync(await object.bytes(), { maxOutputLength: groundBytesMax })
  const picture = readGround(content)
  return picture ? { picture, focusY: named.focusY } : undefined
}
