export function oncePer<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const result = results.get(key) ?? { value: work(key) }
    results.set(key, result)
    return result.value
  }
}
