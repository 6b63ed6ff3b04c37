import { sql } from 'drizzle-orm'

/** Returns a list for `in`, as a single parameter: D1 allows a hundred per statement. */
export const valuesOf = (values: readonly (number | string)[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`
