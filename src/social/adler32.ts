const base = 65521
// Sums of 3,800 bytes stay below 2^32 (zlib's own bound is 5,552).
const chunk = 3800

export function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (let start = 0; start < bytes.length; start += chunk) {
    const end = Math.min(start + chunk, bytes.length)
    for (let i = start; i < end; i++) {
      a += bytes[i] ?? 0
      b += a
    }
    a %= base
    b %= base
  }
  return ((b << 16) | a) >>> 0
}

export function combineAdler32(first: number, second: number, secondLength: number): number {
  const firstA = first & 0xffff
  const a = (firstA + (second & 0xffff) + base - 1) % base
  const shiftedA = ((secondLength % base) * firstA) % base
  const b = ((first >>> 16) + (second >>> 16) + shiftedA + base - (secondLength % base)) % base
  return ((b << 16) | a) >>> 0
}
