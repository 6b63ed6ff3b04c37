/** Takes any list, because the lengths of constant lists are part of their types. */
export const isEmpty = (list: readonly unknown[]): boolean => list.length === 0
