// Wraps the bundled Functions in workerd. Database and cache answer from memory, so that only the Functions' own work
// is measured.
import functions from './index.js'

/** @type {{ match: RegExp, rows: unknown[][] }[] | undefined} */
let answers

function answersOf(env) {
  answers ??= JSON.parse(env.BENCH_ANSWERS).map(({ match, rows }) => ({ match: new RegExp(match), rows }))
  return answers
}

function statementOf(env, sql) {
  const rows = () => {
    const answer = answersOf(env).find(({ match }) => match.test(sql))
    if (!answer) throw new Error(`the bench has no answer to: ${sql}`)
    return answer.rows
  }
  const statement = {
    bind: () => statement,
    raw: async () => rows(),
    first: async () => {
      const [revision, storedAt, html] = rows()[0]
      return { revision, storedAt, html }
    },
    all: async () => ({ results: [], success: true, meta: {} }),
    run: async () => ({ results: [], success: true, meta: {} }),
  }
  return statement
}

const databaseOf = (env) => ({
  prepare: (sql) => statementOf(env, sql),
  batch: async (statements) => statements.map(() => ({ results: [], success: true, meta: {} })),
})

caches.default.put = async () => undefined
caches.default.match = async () => undefined

/** @type {Uint8Array | undefined} */
let copy

export default {
  fetch(request, env, ctx) {
    if (env.BENCH_COPY) {
      copy ??= new TextEncoder().encode(env.BENCH_COPY)
      caches.default.match = async () =>
        new Response(copy, {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            etag: 'W/"bench-1"',
            'x-stored-at': String(Date.now()),
          },
        })
    }
    return functions.fetch(request, { ...env, DB: databaseOf(env) }, ctx)
  },
}
