import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Env } from '#platform/http/env.ts'

interface BuiltWorker {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>
}

const modules = import.meta.glob<{ default: BuiltWorker }>(['../../.wrangler/tested-functions/index.js'], {
  eager: true,
  exhaustive: true,
})

interface WorkerAnswer {
  response: Response
  text: string
  preparedWrites: string[]
}

/**
 * Calls the built Worker directly, because vitest's dispatch takes most of the time of a request. Resolves once the
 * work that continues after the response is done too.
 */
export async function askWorker(request: Request, bindings: Partial<Env> = {}): Promise<WorkerAnswer> {
  const [builtWorker] = Object.values(modules)
  if (!builtWorker) throw new Error('there is no built Worker')
  const context = createExecutionContext()
  const preparedWrites: string[] = []
  const database = withStatementsSeen(env.DB, (sql) => {
    if (!/^\s*select\b/i.test(sql)) preparedWrites.push(sql)
  })
  const response = await builtWorker.default.fetch(request, { ...env, ...bindings, DB: database }, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return { response, text, preparedWrites }
}

function withStatementsSeen(database: D1Database, see: (sql: string) => void): D1Database {
  const watch = <Db extends D1Database | D1DatabaseSession>(real: Db): Db =>
    new Proxy(real, {
      get(target, name) {
        if (name === 'withSession' && 'withSession' in target)
          return (start?: string) => watch(target.withSession(start))
        if (name === 'exec') throw new Error('exec hides its statements from the fuzzing')
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => {
          if (name === 'prepare') see(String(values[0]))
          return value.apply(target, values)
        }
      },
    })
  return watch(database)
}
