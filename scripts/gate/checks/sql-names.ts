const booleanName = String.raw`\b(?:is|was|has)[A-Z]\w*`
const sqlType = String.raw`\??:\s*SQL\b`
const operators =
  'and|or|not|eq|ne|gte?|lte?|isNull|isNotNull|inArray|notInArray|between|notBetween|like|notLike|exists|notExists'
const sqlValue = String.raw`\s*=\s*(?:sql[\`<]|(?:${operators}|(?:where|matches)[A-Z]\w*)\()`
const sqlNamedAsBoolean = new RegExp(`${booleanName}(?:${sqlType}|${sqlValue})`, 'g')

/**
 * Finds SQL conditions named like booleans. A name that begins with `where` or `matches` says that the database
 * evaluates it: in TypeScript a condition is always truthy.
 */
export function findSqlNamedAsBoolean(source: string): number[] {
  return [...source.matchAll(sqlNamedAsBoolean)].map(({ index }) => source.slice(0, index).split('\n').length)
}
