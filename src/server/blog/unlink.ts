export const unlink = (html: string, hasPage: (href: string) => boolean): string =>
  html.replace(siteLink, (link, href: string, text: string) => (hasPage(href) ? link : text))

/** The renderer escapes `"` and `<` in URLs and texts, and never nests links. */
const siteLink = /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs
