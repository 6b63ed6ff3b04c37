/**
 * Returns a style element that names its hash, from which the page's header is made
 * (docs/decisions/035-inline-styles.md).
 */
export const inlineStyle = (css: string, hash: string): string => `<style data-hash="${hash}">${css}</style>`

const openingTag = /<style data-hash="([^"]+)">/

export function styleHashOf(html: string): string | undefined {
  const hash = openingTag.exec(html)?.[1]
  return hash && `'sha256-${hash}'`
}

export const withOwnPolicy = (html: string): string =>
  html.replace(
    openingTag,
    `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-$1'">\n$&`,
  )

export const allowingStyle = (hash: string | undefined, policy: string): string =>
  hash && !policy.includes(hash) ? policy.replace("style-src 'self'", `style-src 'self' ${hash}`) : policy

export const styleHashHeader = 'x-style-hash'
