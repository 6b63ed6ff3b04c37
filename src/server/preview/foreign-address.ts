/** Endings of names that mean something inside somebody's network, or nothing at all outside (RFC 6761, RFC 8375). */
const innerEndings = [
  'local',
  'localhost',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
]

const refused = (message: string) => ({ ok: false as const, message })

/**
 * Whether this site may fetch an address that a stranger typed: https on its own port, and a name of the public
 * internet. Numbers in every spelling are out: the parser has made 0x7f.1 and 2130706433 into 127.0.0.1 by then.
 */
export function readForeignAddress(text: string): { ok: true; url: URL } | { ok: false; message: string } {
  const url = URL.parse(text.trim())
  if (!url) return refused('Enter a whole address, such as https://www.example.com/page.')
  if (url.protocol !== 'https:') return refused('Only https addresses can be checked.')
  if (url.username || url.password) return refused('An address with a name or password in it is not checked.')
  if (url.port !== '') return refused('Only the usual port of https can be checked.')
  const labels = url.hostname.split('.')
  const ending = labels.at(-1) ?? ''
  const isNumber = url.hostname.startsWith('[') || /^\d+$/.test(ending)
  if (isNumber || labels.length < 2 || ending === '' || innerEndings.includes(ending)) {
    return refused('Only public host names can be checked.')
  }
  return { ok: true, url }
}
