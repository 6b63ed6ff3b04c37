/**
 * Returns a style element and, before it, the policy that allows no other one (docs/decisions/035-inline-styles.md).
 * Attributes are not covered by it.
 * @param hash SHA-256 of the styles in base64
 */
export const inlineStyle = (css: string, hash: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-${hash}'">
<style>${css}</style>`

export const styleHashOf = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' ('sha256-[^']+')">/.exec(
    html,
  )?.[1]

export const allowingStyle = (hash: string | undefined, policy: string): string =>
  hash && !policy.includes(hash) ? policy.replace("style-src 'self'", `style-src 'self' ${hash}`) : policy

/** Carries the hash from where a page is made to where its headers are set. Never leaves the site. */
export const styleHashHeader = 'x-style-hash'
