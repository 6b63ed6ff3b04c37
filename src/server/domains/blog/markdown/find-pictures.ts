import type { Token } from 'markdown-it'

export interface PictureInText {
  address: string
  alt: string
  line: number
}

/** Returns each picture with the line, from 1, on which it stands; in a table or footnote, the line where that begins. */
export function findPictures(tokens: readonly Token[]): PictureInText[] {
  const pictures: PictureInText[] = []
  let blockLine = 1
  for (const { map, children } of tokens) {
    if (map) blockLine = map[0] + 1
    let line = blockLine
    for (const child of children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      if (child.type === 'image')
        pictures.push({ address: String(child.attrGet('src') ?? ''), alt: child.content.trim(), line })
    }
  }
  return pictures
}
