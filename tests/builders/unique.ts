export function uniqueText(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** Returns an IPv4 address of its own, so that the rate limits of one test do not reach another. */
export function anAddress(): string {
  addressCount += 1
  return `198.18.${Math.floor(addressCount / 256)}.${addressCount % 256}`
}
let addressCount = 0
