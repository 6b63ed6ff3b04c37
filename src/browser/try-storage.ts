/**
 * Returns what a use of storage returns. Storage throws when it is blocked or full, is null in web views, and does not
 * exist on the server.
 * @returns undefined when storage refused the access
 */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
