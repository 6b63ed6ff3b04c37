import { withoutTrailingSlashes } from './url-paths.ts'

const charsMax = 500

/**
 * Returns the canonical form of a path as people type it or a browser sends it: decoded once, with one slash at its
 * beginning and none at its end. Returns null for a path with a query, control characters, dots or empty segments.
 */
export function canonicalPath(text: string): string | null {
  // A character takes up to nine in a URL.
  if (text.length > 9 * charsMax || /[?#]/.test(text)) return null
  const decodedText = decode(text.startsWith('/') ? text : `/${text}`)
  if (decodedText === null) return null
  const path = withoutTrailingSlashes(decodedText)
  if (path === '/') return path
  if (path.length > charsMax || /[\p{Cc}\p{Surrogate}\\?#]/u.test(path)) return null
  const [, ...segments] = path.split('/')
  return segments.some((segment) => ['', '.', '..'].includes(segment)) ? null : path
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
