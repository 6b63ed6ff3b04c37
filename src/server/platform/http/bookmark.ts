import { needsSecureCookies } from './needs-secure-cookies.ts'

/** Replicas catch up within seconds, so after this time every replica has the browser's own writes. */
const lifetimeSeconds = 300

/** Groups of hex digits, as D1 writes bookmarks. Excludes the words by which D1 lets a session begin elsewhere. */
const patterns = {
  plain: /(?:^|;\s*)bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
  secure: /(?:^|;\s*)__Host-bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
}

export function readBookmark({ headers, url }: Request): string | undefined {
  const cookie = headers.get('cookie')
  return cookie ? patterns[needsSecureCookies(url) ? 'secure' : 'plain'].exec(cookie)?.[1] : undefined
}

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieOf(request, bookmark, lifetimeSeconds)

export const withoutBookmark = (request: Request): string => cookieOf(request, '', 0)

function cookieOf({ url }: Request, value: string, maxAge: number): string {
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  return needsSecureCookies(url)
    ? `__Host-bookmark=${value}; ${attributes}; Secure`
    : `bookmark=${value}; ${attributes}`
}
