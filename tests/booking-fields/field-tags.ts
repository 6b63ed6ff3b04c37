/** The controls of a form that have a name, as tags. */
export const controlsNamed = (html: string, name: string): string[] =>
  html.match(new RegExp(`<(?:input|select|textarea)\\b[^>]*\\bname="${name}"[^>]*>`, 'g')) ?? []

/** What a page says, without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
