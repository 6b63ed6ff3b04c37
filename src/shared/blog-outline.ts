export const tocDepthDefault = 3

export function tableOfContents<H extends { level: number; text: string }>(
  headings: readonly H[],
  depth: number = tocDepthDefault,
): H[] {
  return headings.filter(({ level, text }) => level >= 2 && level <= depth + 1 && text.trim() !== '')
}
