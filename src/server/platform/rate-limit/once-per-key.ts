/**
 * Returns a function that asks once for each key and repeats that answer. A change that is planned again after a
 * concurrent save is still one request, and takes no more tokens.
 */
export function oncePerKey<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const values = new Map<Key, Promise<Answer>>()
  return (key) => {
    const value = values.get(key) ?? ask(key)
    values.set(key, value)
    return value
  }
}
