import { pageProblems } from '#content/interface/answers.ts'

/** Names that resolve inside private networks or not at all (RFC 6761, RFC 8375). */
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

const refusal = (message: string) => ({ ok: false as const, message })

/**
 * Accepts only https on its default port and public host names, so that nobody reaches internal services through us
 * (SSRF). URL has already normalized numeric spellings, such as 0x7f.1 and 2130706433, to 127.0.0.1.
 */
export function readForeignUrl(text: string): { ok: true; url: URL } | { ok: false; message: string } {
  const url = URL.parse(text.trim())
  if (!url) return refusal(pageProblems.incomplete)
  if (url.protocol !== 'https:') return refusal(pageProblems.notHttps)
  if (url.username || url.password) return refusal(pageProblems.withPassword)
  if (url.port !== '') return refusal(pageProblems.otherPort)
  const labels = url.hostname.split('.')
  const ending = labels.at(-1) ?? ''
  const isNumber = url.hostname.startsWith('[') || /^\d+$/.test(ending)
  if (isNumber || labels.length < 2 || ending === '' || innerEndings.includes(ending)) {
    return refusal(pageProblems.notPublic)
  }
  return { ok: true, url }
}
