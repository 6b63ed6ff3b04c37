import { PlainFailure } from '../../lib/plain-failure.ts'
import { type Git, lines } from './git.ts'

/** Fetched into a namespace of its own, because the fork's tags and branches may have the same names. */
const fetchedRefs = 'refs/upgrade'

export interface Release {
  ref: string
  name: string
}

export function findRelease(
  git: Git,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Release {
  const source = from ?? upstreamOf(git)
  git.read(
    ...['fetch', '--quiet', '--no-tags', '--prune', source],
    ...[`+refs/tags/*:${fetchedRefs}/tags/*`, `+refs/heads/*:${fetchedRefs}/heads/*`],
  )
  const names = lines(git.read('for-each-ref', '--format=%(refname)', fetchedRefs))
  if (to === undefined) {
    const newest = names
      .filter((ref) => versionOf(ref) !== null)
      .sort(byVersion)
      .at(-1)
    const ref = newest ?? names.find((name) => name === `${fetchedRefs}/heads/main`)
    if (ref === undefined)
      throw new PlainFailure(`${source} has neither a version tag nor a branch main; name one with --to.`)
    return { ref, name: shortName(ref) }
  }
  const ref = [`tags/${to}`, `tags/v${to}`, `heads/${to}`].map((name) => `${fetchedRefs}/${name}`)
  const refName = ref.find((name) => names.includes(name))
  if (refName) return { ref: refName, name: shortName(refName) }
  const versionNames = names.filter((name) => versionOf(name)).map(shortName)
  throw new PlainFailure(
    `${source} has no tag or branch ${to}.${versionNames.length > 0 ? ` Its releases: ${versionNames.join(', ')}.` : ''}`,
  )
}

function upstreamOf(git: Git): string {
  if (lines(git.read('remote')).includes('upstream')) return 'upstream'
  throw new PlainFailure(
    'There is no git remote called upstream. Add the repository of the releases once, with `git remote add upstream <url>`, or name it with --from <url-or-path>.',
  )
}

const shortName = (ref: string): string => ref.replace(/^refs\/upgrade\/(tags|heads)\//, '')

function versionOf(ref: string): number[] | null {
  const match = /^refs\/upgrade\/tags\/v?(\d+)\.(\d+)\.(\d+)$/.exec(ref)
  return match ? match.slice(1).map(Number) : null
}

function byVersion(one: string, other: string): number {
  const [a = [], b = []] = [versionOf(one) ?? [], versionOf(other) ?? []]
  const at = a.findIndex((part, index) => part !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
