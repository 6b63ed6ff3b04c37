/**
 * Runs an access to the browser's storage, where nothing is kept but conveniences. Blocked storage throws on every
 * access, or is null in web views; full storage throws on every write; on the server there is none, so it is named as a
 * property of `globalThis`.
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
