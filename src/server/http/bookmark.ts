/** Replicas catch up within seconds, so after this time every replica has the browser's own writes. */
const lifetimeSeconds = 300

/** Groups of hex digits, as D1 writes bookmarks. Excludes the words by which D1 lets a session begin elsewhere. */
const patterns = {
  'http:': /(?:^|;\s*)bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
  'https:': /(?:^|;\s*)__Host-bookmark=([0-9a-f]{1,64}(?:-[0-9a-f]{1,64}){1,7})(?=;|$)/,
}

export function readBookmark(request: Request): string | undefined {
  const cookie = request.headers.get('cookie')
  return cookie ? patterns[protocolOf(request)].exec(cookie)?.[1] : undefined
}

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieOf(request, bookmark, lifetimeSeconds)

export const withoutBookmark = (request: Request): string => cookieOf(request, '', 0)

function cookieOf(request: Request, value: string, maxAge: number): string {
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  return protocolOf(request) === 'https:'
    ? `__Host-bookmark=${value}; ${attributes}; Secure`
    : `bookmark=${value}; ${attributes}`
}

const protocolOf = ({ url }: Request) => (url.startsWith('https:') ? 'https:' : 'http:')
