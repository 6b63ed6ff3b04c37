import type { FileVariant } from '#contracts/file-rules.ts'
import { groundRules } from '#contracts/social-ground.ts'

type Visibility = 'public' | 'private'

interface StoredContent {
  visibility: Visibility
  hash: string
  variants: readonly Pick<FileVariant, 'width'>[]
}

const originalKey = (visibility: Visibility, hash: string) => `${visibility}/${hash}/original`
const variantKey = (visibility: Visibility, hash: string, width: number) => `${visibility}/${hash}/${width}`

/** Returns the key of what a public address shows. A width stands for the variant of that width. */
export const publicKey = (hash: string, width: number | null): string =>
  width === null ? originalKey('public', hash) : variantKey('public', hash, width)

/** Returns the key of what social images of a public picture are drawn on. */
export const groundKey = (hash: string): string => variantKey('public', hash, groundRules.width)

export const keysOf = ({ visibility, hash, variants }: StoredContent): string[] => [
  originalKey(visibility, hash),
  ...variants.map(({ width }) => variantKey(visibility, hash, width)),
]

export interface Content {
  type: string
  bytes: Uint8Array
  variants: readonly (FileVariant & { content: Uint8Array })[]
}

/** Writes a file and its variants. When one of them cannot be written, none stays. */
export async function putContent(
  bucket: R2Bucket,
  { hash, visibility }: Pick<StoredContent, 'hash' | 'visibility'>,
  { type, bytes, variants }: Content,
): Promise<void> {
  try {
    await Promise.all([
      bucket.put(originalKey(visibility, hash), bytes, { httpMetadata: { contentType: type } }),
      ...variants.map((variant) =>
        bucket.put(variantKey(visibility, hash, variant.width), variant.content, {
          httpMetadata: { contentType: variant.type },
        }),
      ),
    ])
  } catch (error) {
    await bucket.delete(keysOf({ hash, visibility, variants })).catch(() => undefined)
    throw error
  }
}
