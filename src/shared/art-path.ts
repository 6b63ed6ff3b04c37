/**
 * Returns the path of the generated picture of a post. It is shown for posts without a picture, and in place of
 * pictures that fail to load.
 */
export const artPath = ({ category, slug }: { category: string; slug: string }): string =>
  `/blog/art/${category}/${slug}.svg`
