/** A loop, because the running time of `/\/+$/` grows with the square of the number of slashes. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
