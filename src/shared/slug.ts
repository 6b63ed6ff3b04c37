export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The longest slug of any kind of record. Each contract may allow less. */
export const slugCharsMax = 100

/**
 * Returns whether decoded text from an address can be a slug. Checked before the text reaches a cache key, the router
 * or the database, because it may contain `/`, `#`, `?` and NUL.
 */
export const isSlug = (text: string): boolean => text.length <= slugCharsMax && slugPattern.test(text)
