export const endpointFiles = (files: readonly string[]): string[] =>
  files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)_|\.test\./.test(file))

export const pathOf = (file: string): string =>
  `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1')

export const patternOf = (path: string): string =>
  path.replace(/\[\[[^\]]+\]\]$/, '*').replace(/\[([^\]]+)\]/g, ':$1')

export function bySpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [one = '', other = ''] = [left[i], right[i]]
    if (one !== other) return rank(one) - rank(other) || (one < other ? -1 : 1)
  }
  return 0
}

function rank(segment: string): number {
  if (segment === '*') return 3
  return segment.startsWith(':') ? 2 : 1
}
