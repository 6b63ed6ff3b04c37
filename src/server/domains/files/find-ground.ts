import { inflateSync } from 'node:zlib'
import { readGroundName } from '#contracts/ground-name.ts'
import { type FocusedGround, groundBytesMax, readGround } from '#contracts/social-ground.ts'
import { groundKey } from './bucket.ts'

/**
 * Returns what a social image is drawn on, or undefined when the library has no picture with this ground.
 * @throws where the bucket fails or holds something else
 */
export async function findGround(
  bucket: R2Bucket | undefined,
  name: string | undefined,
): Promise<FocusedGround | undefined> {
  const wanted = name === undefined ? null : readGroundName(name)
  const object = wanted && (await bucket?.get(groundKey(wanted.hash)))
  if (!object) return undefined
  const bytes = new Uint8Array(await object.arrayBuffer())
  const ground = readGround(inflateSync(bytes, { maxOutputLength: groundBytesMax }))
  if (!ground) throw new Error(`the bucket has no ground under ${groundKey(wanted.hash)}`)
  return { ...ground, focusY: wanted.focusY }
}
