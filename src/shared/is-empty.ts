/**
 * Accepts any list, because the type of a constant list includes its length, and comparing it directly may not
 * compile.
 */
export const isEmpty = (list: readonly unknown[]): boolean => list.length === 0
