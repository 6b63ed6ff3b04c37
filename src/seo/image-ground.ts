import type { ShownPicture } from '#contracts/shown-picture.ts'

const fileUrl = /^\/files\/([0-9a-f]{32})\//

/** Names what a social image is drawn on: a picture of the library and, in percent, how far down its focus point is. */
export function imageGround({ url, focusY }: Pick<ShownPicture, 'url' | 'focusY'>): string | undefined {
  const hash = fileUrl.exec(url)?.[1]
  return hash && `${hash}-${Math.round(focusY * 100)}`
}
