type Json = null | boolean | number | string | Json[] | JsonObject
interface JsonObject {
  [key: string]: Json
}

const dependencyLists = /^(dev|optional|peer)?[dD]ependencies$/

/**
 * Merges package.json by field instead of by line, so that a fork's name beside a release's version is no conflict.
 * Where both changed a field, the release decides on `version` and on dependencies, the fork on all else.
 */
export function mergeManifest(
  base: string,
  own: string,
  release: string,
): { text: string; decisions: string[] } {
  const decisions: string[] = []
  const manifest = mergeObject(parse(base), parse(own), parse(release), [], decisions)
  return { text: `${JSON.stringify(manifest, null, 2)}\n`, decisions }
}

export function renameLock(release: string, name: string): string {
  const lock = parse(release)
  const root = isObject(lock.packages) ? lock.packages[''] : undefined
  return `${JSON.stringify(
    {
      ...lock,
      name,
      ...(isObject(lock.packages) && isObject(root)
        ? { packages: { ...lock.packages, '': { ...root, name } } }
        : {}),
    },
    null,
    2,
  )}\n`
}

export function hasSameDependencies(one: string, other: string): boolean {
  const lists = (text: string) =>
    Object.entries(parse(text)).filter(([field]) => dependencyLists.test(field) || field === 'overrides')
  return JSON.stringify(lists(one)) === JSON.stringify(lists(other))
}

function mergeObject(
  base: JsonObject,
  own: JsonObject,
  release: JsonObject,
  path: readonly string[],
  decisions: string[],
): JsonObject {
  const keys = [...new Set([...Object.keys(release), ...Object.keys(own)])]
  const isSorted = dependencyLists.test(path.at(-1) ?? '')
  const entries = (isSorted ? keys.sort() : keys).flatMap((key): [string, Json][] => {
    const value = mergeValue(base[key], own[key], release[key], [...path, key], decisions)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

function mergeValue(
  base: Json | undefined,
  own: Json | undefined,
  release: Json | undefined,
  path: readonly string[],
  decisions: string[],
): Json | undefined {
  if (isSame(own, base) || isSame(own, release)) return release
  if (isSame(release, base)) return own
  if (isObject(own) && isObject(release)) {
    return mergeObject(isObject(base) ? base : {}, own, release, path, decisions)
  }
  const releaseDecides = path[0] === 'version' || dependencyLists.test(path[0] ?? '')
  decisions.push(
    `package.json ${path.join('.')}: ${JSON.stringify(own)} is yours, ${JSON.stringify(release)} the release's; ${releaseDecides ? "the release's" : 'yours'} stays`,
  )
  return releaseDecides ? release : own
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): JsonObject {
  const value: Json = JSON.parse(text)
  if (!isObject(value)) throw new Error('package.json and its lock file hold objects')
  return value
}
