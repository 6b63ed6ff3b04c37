const irregular = new Set(
  `asked begun bought broken brought built caught chosen done drawn driven forgotten found given gone grown heard held
  hidden kept known lost made met paid said seen sent shown sold spent stood taken taught thought thrown told understood
  undone unknown unmet worn written`.split(/\s+/),
)
const nouns = new Set(['bed', 'embed', 'feed', 'need', 'red', 'reseed', 'seed', 'speed', 'weed'])

const declaration = /\b(?:const|let|function)\s+([a-z]+)\b(?=\s*[=(:<])/g

const isParticiple = (name: string): boolean =>
  irregular.has(name) || (name.endsWith('ed') && !nouns.has(name))

export function findParticipleNames(source: string): [line: number, name: string][] {
  return Array.from(source.matchAll(declaration), ({ index, 1: name = '' }): [number, string] => [
    source.slice(0, index).split('\n').length,
    name,
  ]).filter(([, name]) => isParticiple(name))
}

export const mayUseParticiples = (file: string): boolean =>
  /^src\/site\/|\.gen\.ts$|^scripts\/checks\/participle-names\.test\.ts$/.test(file)
