import type { ShownPicture } from './shown-picture.ts'

/** The hash of a file, and how far down its focus point is in percent. */
export const groundNamePattern = /^([0-9a-f]{32})-(\d{1,2}|100)$/

const fileUrl = /^\/files\/([0-9a-f]{32})\//

/** Names what a social image is drawn on, or returns undefined for a picture that is not in the library. */
export function groundNameOf({ url, focusY }: Pick<ShownPicture, 'url' | 'focusY'>): string | undefined {
  const hash = fileUrl.exec(url)?.[1]
  return hash && `${hash}-${Math.round(focusY * 100)}`
}

/** Reads the hash of the picture that a ground is of, and how far down its focus point is, from 0 to 1. */
export function readGroundName(name: string): { hash: string; focusY: number } | null {
  const [, hash, percent] = groundNamePattern.exec(name) ?? []
  return hash && percent ? { hash, focusY: Number(percent) / 100 } : null
}
