export function coversPath(list: readonly string[], href: string): boolean {
  const path = (href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '')
  return list.some((entry) => {
    if (!entry.endsWith('/*')) return path === entry
    const root = entry.slice(0, -2)
    return path === root || path.startsWith(`${root}/`)
  })
}
