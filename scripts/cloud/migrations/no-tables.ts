/**
 * drizzle-kit refuses an empty list of files, so a fork without tables of its own compares its migrations with this.
 */
export const tables = {}
