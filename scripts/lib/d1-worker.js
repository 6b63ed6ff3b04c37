/** Runs the statements that d1-client.ts sends. */
export default {
  async fetch(request, { DB }) {
    const { statements, isRaw } = await request.json()
    try {
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
      return Response.json(await (isRaw ? prepared[0].raw() : DB.batch(prepared)))
    } catch (error) {
      return Response.json({ message: error.message, cause: error.cause?.message }, { status: 400 })
    }
  },
}
