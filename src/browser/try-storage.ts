/**
 * Returns what a use of storage returns, or undefined. Storage throws when it is blocked or full, is null in web views,
 * and does not exist on the server.
 */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
