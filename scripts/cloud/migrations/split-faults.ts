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

interface Word {
  text: string
  line: number
}

const transactions = new Set(['BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE'])

/**
 * Returns what D1 would split in the wrong place when wrangler sends it the whole file, with line and remedy. D1 finds
 * the body of a trigger by BEGIN in capitals and ends it at the first END outside parentheses:
 * https://github.com/cloudflare/workers-sdk/issues/15314, 10998 and 4727.
 */
export function findSplitFaults(file: string, sql: string): string[] {
  return statementsOf(wordsOf(withoutComments(sql))).flatMap((words) =>
    faultsOf(words).map(({ line, remedy }) => `${file}:${line} ${remedy}`),
  )
}

function faultsOf(words: readonly Word[]): { line: number; remedy: string }[] {
  const [first] = words
  if (!first) return []
  if (transactions.has(upper(first)))
    return [
      {
        line: first.line,
        remedy: `has ${first.text}: D1 refuses transactions in a migration and runs it in one of its own. Leave it out.`,
      },
    ]
  if (!isTrigger(words)) return []
  const faults: { line: number; remedy: string }[] = []
  let parentheses = 0
  let cases = 0
  let isBody = false
  for (const word of words) {
    const name = upper(word)
    if (name === '(') parentheses += 1
    if (name === ')') parentheses -= 1
    if (name === 'BEGIN' && !isBody) {
      isBody = true
      if (word.text !== name) faults.push({ line: word.line, remedy: capitals(word.text) })
    } else if (name === 'CASE') {
      cases += 1
      if (isBody && parentheses === 0)
        faults.push({
          line: word.line,
          remedy:
            'has a CASE outside parentheses in a trigger: D1 takes its END for the end of the trigger. Write (CASE … END).',
        })
    } else if (name === 'END' && cases > 0) cases -= 1
    else if (name === 'END' && isBody && word.text !== name)
      faults.push({ line: word.line, remedy: capitals(word.text) })
  }
  return faults
}

const capitals = (word: string) =>
  `has "${word}" in a trigger: D1 finds the body of a trigger only between words in capitals. Write ${word.toUpperCase()}.`

const upper = ({ text }: Word) => text.toUpperCase()

function isTrigger(words: readonly Word[]): boolean {
  const [create, ...rest] = words.map(upper)
  const [kind] = rest.filter((word) => word !== 'TEMP' && word !== 'TEMPORARY')
  return create === 'CREATE' && kind === 'TRIGGER'
}

/** Ends a trigger at the END that closes its body, as SQLite does. */
function statementsOf(words: readonly Word[]): Word[][] {
  const statements: Word[][] = [[]]
  let depth = 0
  for (const word of words) {
    const statement = statements.at(-1) ?? []
    const name = upper(word)
    if (name === ';' && depth === 0) {
      statements.push([])
      continue
    }
    statement.push(word)
    if (!isTrigger(statement)) continue
    if (name === 'CASE' || (name === 'BEGIN' && depth === 0)) depth += 1
    if (name === 'END') depth -= 1
  }
  return statements
}

/** Returns words, parentheses and semicolons. What is in quotes is none of them. */
function wordsOf(sql: string): Word[] {
  const words: Word[] = []
  let line = 1
  for (const [text] of sql.matchAll(/'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[\w$]+|[();]|\n/g)) {
    if (/^[\w$();]/.test(text)) words.push({ text, line })
    line += text.split('\n').length - 1
  }
  return words
}
