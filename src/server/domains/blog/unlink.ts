export const unlink = (html: string, hasPage: (href: string) => boolean): string =>
  html.replace(siteLink, (link, href: string, text: string) => (hasPage(href) ? link : text))

/** The renderer escapes `"` and `<` in addresses and texts, and writes no link inside another. */
const siteLink = /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs
