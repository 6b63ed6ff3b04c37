// Wraps the built Functions in workerd. Database and cache answer from memory, so that only the Functions' own work
// is measured.
import functions from './index.js'

/** @type {Record<string, unknown> | undefined} */
let answers

function answerOf(method, sql) {
  const answer = answers[`${method} ${sql}`]
  if (answer === undefined) throw new Error(`the bench has no answer to: ${method} ${sql}`)
  return answer
}

function statementOf(sql) {
  const statement = { sql, bind: () => statement }
  for (const method of ['first', 'raw', 'all', 'run']) statement[method] = async () => answerOf(method, sql)
  return statement
}

const database = {
  prepare: statementOf,
  batch: async (statements) => statements.map(({ sql }) => answerOf('batch', sql)),
  withSession: () => database,
  getBookmark: () => null,
}

/** Every file is there: health asks for one. */
const assets = { fetch: async () => new Response() }

caches.default.put = async () => undefined
caches.default.match = async () => undefined

/** @type {Uint8Array | undefined} */
let copy

export default {
  fetch(request, env, ctx) {
    answers ??= JSON.parse(env.BENCH_ANSWERS)
    if (env.BENCH_COPY) {
      copy ??= new TextEncoder().encode(env.BENCH_COPY)
      caches.default.match = async () =>
        new Response(copy, {
          headers: {
            'content-type': env.BENCH_COPY_TYPE,
            'x-style-hash': "'sha256-of-the-copy'",
            etag: 'W/"bench-1"',
            'x-stored-at': String(Date.now()),
          },
        })
    }
    return functions.fetch(request, { ...env, DB: database, ASSETS: assets }, ctx)
  },
}
