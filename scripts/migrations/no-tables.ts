/** What a fork without tables of its own compares its migrations with: drizzle-kit refuses an empty list of files. */
export const tables = {}
