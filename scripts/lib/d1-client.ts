import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

export const d1WorkerFile = join(import.meta.dirname, 'd1-worker.js')

interface Statement {
  sql: string
  values: unknown[]
}

interface Question {
  statements: Statement[]
  isRaw: boolean
}

type Ask = (question: string) => Promise<{ ok: boolean; json(): Promise<unknown> }>

const busyMsMax = 10_000
const busyPauseMs = 100

const failureSchema = z.object({ message: z.string(), cause: z.optional(z.string()) })

/**
 * Returns whether the running site is writing to the same file and nothing of the batch was stored. D1 notes a bookmark
 * after each batch. When that has to wait, it fails without a reason, and a batch that writes may be stored by then.
 */
function isBusy(message: string, { statements }: Question): boolean {
  if (message.includes('SQLITE_BUSY')) return true
  const readsOnly = statements.every(({ sql }) => /^\s*select\b/i.test(sql))
  return readsOnly && message.includes('Failed to get session commit token')
}

/**
 * Returns a D1 database that d1-worker.js answers for, with one request for each call. Miniflare's own binding makes
 * three for a statement (prepare, bind and run) and blocks the process for two of them.
 */
export function d1Client(ask: Ask): D1Database {
  async function send(question: Question): Promise<unknown> {
    const text = JSON.stringify(question)
    for (const endsAt = Date.now() + busyMsMax; ; await sleep(busyPauseMs)) {
      const response = await ask(text)
      const reply = await response.json()
      if (response.ok) return reply
      const { message, cause } = z.parse(failureSchema, reply)
      if (isBusy(message, question) && Date.now() < endsAt) continue
      throw new Error(message, cause === undefined ? {} : { cause: new Error(cause) })
    }
  }
  const run = async (statements: Statement[]) =>
    (await send({ statements, isRaw: false })) as D1Result<Record<string, unknown>>[]

  const contents = new WeakMap<object, Statement>()
  function prepareStatement(statement: Statement) {
    const all = async () => {
      const [result] = await run([statement])
      if (!result) throw new Error('D1 has not answered')
      return result
    }
    const methods = {
      bind: (...values: unknown[]) => prepareStatement({ sql: statement.sql, values: values.map(wireValue) }),
      all,
      run: all,
      raw: () => send({ statements: [statement], isRaw: true }),
      async first(column?: string) {
        const [row] = (await all()).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    }
    contents.set(methods, statement)
    return methods
  }
  function statementOf(methods: object): Statement {
    const statement = contents.get(methods)
    if (!statement) throw new Error('A statement of another database cannot be in this batch')
    return statement
  }
  const database = {
    prepare: (sql: string) => prepareStatement({ sql, values: [] }),
    batch: (list: object[]) => run(list.map(statementOf)),
  }
  // The scripts use no more of a database than this.
  return database as unknown as D1Database
}

function wireValue(value: unknown): unknown {
  if (value === undefined)
    throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'")
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)]
  if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
  return value
}
