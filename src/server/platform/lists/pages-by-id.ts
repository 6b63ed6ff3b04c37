/**
 * Yields all rows of a table, page by page in the order of their ids. Each page is read only once the one before has
 * been used, so the memory that it takes is bounded by `max`.
 * @param read returns up to `max` rows with larger ids, in their order
 */
export async function* pagesById<Row extends { id: number }>(
  max: number,
  read: (afterId: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let afterId = 0
  for (;;) {
    const rows = await read(afterId)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < max) return
    afterId = last.id
  }
}
