export function canonicalUrl(origin: string, path: string): string {
  const clean = path.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''
  return `${origin}${clean || '/'}`
}

export function absoluteUrl(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address.startsWith('/') ? '' : '/'}${address}`
}
