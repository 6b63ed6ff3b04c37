/**
 * Returns a style element and, before it, the policy that allows no other one (docs/decisions/035-inline-styles.md).
 * Attributes are not covered by it.
 * @param hash SHA-256 of the styles in base64
 */
export const inlineStyle = (css: string, hash: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-${hash}'">
<style>${css}</style>`

/** Adds the page's own style element to the policy of a response, if it has one that this site wrote. */
export function allowingStyleOf(html: string, policy: string): string {
  const own =
    /<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' ('sha256-[^']+')">/.exec(
      html,
    )?.[1]
  return own && !policy.includes(own) ? policy.replace("style-src 'self'", `style-src 'self' ${own}`) : policy
}
