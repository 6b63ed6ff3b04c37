/**
 * Returns SQL without its comments and with LF line ends, with every statement on the line it had. D1 splits what
 * wrangler sends it at quotes in comments and at CRLF: https://github.com/cloudflare/workers-sdk/issues/4713 and 14991.
 */
export function withoutComments(sql: string): string {
  let result = ''
  let at = 0
  while (at < sql.length) {
    const end = endOfToken(sql, at)
    const token = sql.slice(at, end)
    if (token.startsWith('--')) result = result.trimEnd() + newLinesOf(result, result.trimEnd())
    else if (token.startsWith('/*')) result += ` ${token.replace(/[^\n]/g, '')}`
    else result += isQuoted(token) ? token : token.replace(/\r/g, '')
    at = end
  }
  return result
}

/** Trailing spaces before a comment go with it; its line stays. */
const newLinesOf = (whole: string, trimmed: string) => whole.slice(trimmed.length).replace(/[^\n]/g, '')

const closing: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '[': ']' }

const isQuoted = (token: string) => closing[token.charAt(0)] !== undefined

function endOfToken(sql: string, at: number): number {
  const after = (text: string, from: number) => {
    const index = sql.indexOf(text, from)
    return index === -1 ? sql.length : index
  }
  if (sql.startsWith('--', at)) return after('\n', at)
  if (sql.startsWith('/*', at)) return Math.min(after('*/', at + 2) + 2, sql.length)
  const close = closing[sql.charAt(at)]
  // A doubled quote is a quote in a text: it closes one token and opens the next.
  return close === undefined ? at + 1 : Math.min(after(close, at + 1) + 1, sql.length)
}
