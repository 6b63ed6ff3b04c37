import functions from './index.js'

/** @type {Record<string, unknown>} */
let answers = {}

caches.default.put = async () => undefined
caches.default.match = async () => undefined

const recorded = (sql, statement) => ({
  sql,
  statement,
  bind: (...values) => recorded(sql, statement.bind(...values)),
  ...Object.fromEntries(
    ['first', 'raw', 'all', 'run'].map((method) => [
      method,
      async (...args) => {
        const answer = await statement[method](...args)
        answers[`${method} ${sql}`] = answer
        return answer
      },
    ]),
  ),
})

function recordedDatabase(database) {
  return {
    prepare: (sql) => recorded(sql, database.prepare(sql)),
    async batch(statements) {
      const results = await database.batch(statements.map(({ statement }) => statement))
      for (const [index, { sql }] of statements.entries()) answers[`batch ${sql}`] = results[index]
      return results
    },
    withSession: (start) => recordedDatabase(database.withSession(start)),
    getBookmark: () => null,
  }
}

export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === '/api/bench-answers') {
      const taken = answers
      answers = {}
      return Response.json(taken)
    }
    const pending = []
    const waiting = { waitUntil: (work) => pending.push(work), passThroughOnException() {} }
    const response = await functions.fetch(request, { ...env, DB: recordedDatabase(env.DB) }, waiting)
    const body = await response.arrayBuffer()
    await Promise.all(pending)
    return new Response(response.status === 304 ? null : body, response)
  },
}
