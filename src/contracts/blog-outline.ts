/** Depth of a table of contents where a post's front matter says nothing: levels 2 to 4. */
export const tocDepthDefault = 3

/**
 * The headings a table of contents lists: from level 2 up to level `depth` + 1, in the order of the article.
 * A heading without text (an image, say) is left out: its entry would be a link without a name.
 * @param headings all headings of the article, as the renderer gives them
 * @param depth number of levels, 1 to 5
 * @see specification, section 9 (Blog)
 */
export function tableOfContents<H extends { level: number; text: string }>(
  headings: readonly H[],
  depth: number = tocDepthDefault,
): H[] {
  return headings.filter(({ level, text }) => level >= 2 && level <= depth + 1 && text.trim() !== '')
}
