import { pageProblems } from '#contracts/texts/en.ts'

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
  if (!url) return refused(pageProblems.incomplete)
  if (url.protocol !== 'https:') return refused(pageProblems.notHttps)
  if (url.username || url.password) return refused(pageProblems.withPassword)
  if (url.port !== '') return refused(pageProblems.otherPort)
  const labels = url.hostname.split('.')
  const ending = labels.at(-1) ?? ''
  const isNumber = url.hostname.startsWith('[') || /^\d+$/.test(ending)
  if (isNumber || labels.length < 2 || ending === '' || innerEndings.includes(ending)) {
    return refused(pageProblems.notPublic)
  }
  return { ok: true, url }
}
