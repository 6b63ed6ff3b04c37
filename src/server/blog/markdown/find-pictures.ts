import type { Token } from 'markdown-it'

export interface PictureInText {
  address: string
  line: number
}

/** Returns each picture with its line, counted from 1; in a table or footnote, the first line of that. */
export function findPictures(tokens: readonly Token[]): PictureInText[] {
  const pictures: PictureInText[] = []
  let blockLine = 1
  for (const { map, children } of tokens) {
    if (map) blockLine = map[0] + 1
    let line = blockLine
    for (const child of children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      if (child.type === 'image') pictures.push({ address: String(child.attrGet('src') ?? ''), line })
    }
  }
  return pictures
}
