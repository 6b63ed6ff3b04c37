export const controlsNamed = (html: string, name: string): string[] =>
  html.match(new RegExp(`<(?:input|select|textarea)\\b[^>]*\\bname="${name}"[^>]*>`, 'g')) ?? []

export const textOf = (html: string): string =>
  html
    .replace(/<wbr[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')
