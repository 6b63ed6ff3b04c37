export function countingDatabase(database: D1Database) {
  let rowsRead = 0
  let rowsWritten = 0
  const count = (result: D1Result) => {
    const { rows_read: read, rows_written: written } = result.meta
    if (typeof read !== 'number' || typeof written !== 'number')
      throw new Error('D1 did not report how many rows it read and wrote.')
    rowsRead += read
    rowsWritten += written
  }

  const countRows = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => countRows(target.bind(...values))
        if (name === 'all' || name === 'run') {
          return async () => {
            const result = await target.all()
            count(result)
            return result
          }
        }
        // `raw` returns no metadata, so the query runs twice. That is safe because the bench uses it for
        // reads only.
        if (name === 'raw') {
          return async () => {
            count(await target.all())
            return target.raw()
          }
        }
        if (name === 'first') {
          return async () => {
            const result = await target.all()
            count(result)
            return result.results[0] ?? null
          }
        }
        if (name === 'real') return target
        throw new Error(`The bench does not count ${String(name)}.`)
      },
    })

  const db = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => countRows(target.prepare(query))
      if (name === 'batch') {
        return async (statements: (D1PreparedStatement & { real?: D1PreparedStatement })[]) => {
          const results = await target.batch(statements.map((statement) => statement.real ?? statement))
          results.forEach(count)
          return results
        }
      }
      throw new Error(`The bench does not count ${String(name)}.`)
    },
  })
  return {
    db,
    async rowsReadBy(work: () => Promise<unknown>): Promise<number> {
      rowsRead = 0
      await work()
      return rowsRead
    },
    async rowsWrittenBy(work: () => Promise<unknown>): Promise<number> {
      rowsWritten = 0
      await work()
      return rowsWritten
    },
  }
}
