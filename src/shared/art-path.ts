/** The picture that is generated for a post, for posts without one of their own and behind those that do not load. */
export const artPath = ({ category, slug }: { category: string; slug: string }): string =>
  `/blog/art/${category}/${slug}.svg`
