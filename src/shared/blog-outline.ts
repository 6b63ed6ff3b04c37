/** Depth of a table of contents unless a post's front matter sets one: levels 2 to 4. */
export const tocDepthDefault = 3

/**
 * Returns the headings that a table of contents lists: from level 2 to level `depth` + 1, in the order of the article.
 * A heading without text, such as an image, is left out: its entry would be a link without a name.
 * @param headings all headings of the article, as the renderer gives them
 * @param depth number of levels, 1 to 5
 * @see docs/spec/acceptance.md 304, docs/spec/acceptance.md 305
 */
export function tableOfContents<H extends { level: number; text: string }>(
  headings: readonly H[],
  depth: number = tocDepthDefault,
): H[] {
  return headings.filter(({ level, text }) => level >= 2 && level <= depth + 1 && text.trim() !== '')
}
