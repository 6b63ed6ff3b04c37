import type { DatabaseSync } from 'node:sqlite'

/**
 * Emulates how D1 splits the text that wrangler posts to /query, with the bugs that were reported:
 * a quote in a comment opens a text (https://github.com/cloudflare/workers-sdk/issues/4713), only BEGIN in capitals
 * opens the body of a trigger (10998, 15314), the first END outside parentheses closes it (4727), and a body with CRLF
 * is not seen as one (14991).
 */
export function splitAsD1(sql: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let quote = ''
  let parentheses = 0
  let isBody = false
  for (let at = 0; at < sql.length; at++) {
    const char = sql.charAt(at)
    piece += char
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === "'" || char === '"' || char === '`') quote = char
    else if (char === '(') parentheses += 1
    else if (char === ')') parentheses -= 1
    else if (/[ \n](BEGIN[ \n])$/.test(piece) && /create\s+(temp\s+)?trigger/i.test(piece)) isBody = true
    else if (char === ';' && parentheses === 0) {
      if (isBody && !/[\s)]END\s*;$/.test(piece)) continue
      pieces.push(piece)
      piece = ''
      isBody = false
    }
  }
  if (piece.trim() !== '') pieces.push(piece)
  return pieces
}

/** Runs each piece as D1 does: it must be exactly one statement. */
export function runAsD1(database: DatabaseSync, sql: string): void {
  for (const piece of splitAsD1(sql)) {
    if (
      piece
        .replace(/--.*$/gm, '')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/[\s;]/g, '') === ''
    )
      throw new Error('SQL code did not contain a statement. [code: 7500]')
    const statement = database.prepare(piece)
    const rest = piece.trim().slice(statement.sourceSQL.trim().length)
    if (rest.replace(/[\s;]/g, '') !== '')
      throw new Error('A prepared SQL statement must contain only one statement. [code: 7500]')
    statement.run()
  }
}
