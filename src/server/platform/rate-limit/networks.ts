export interface Networks {
  own: string
  around?: string
}

/** Shared by all malformed addresses, so that inventing them gains nothing. */
const unknownNetwork: Networks = { own: 'unknown' }

const groupBits = 16

/** An IPv4 address mapped into IPv6 counts as IPv4 (RFC 4291, 2.5.5.2). */
export function networksOf(address: string): Networks {
  if (isIpv4(address)) return { own: address }
  const groups = ipv6Groups(address)
  if (!groups) return unknownNetwork
  const mappedAddress = mappedIpv4(groups)
  if (mappedAddress) return { own: mappedAddress }
  return { own: network(groups, 64), around: network(groups, 48) }
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text)
}

/** The URL parser checks the address and writes it in hex with at most one `::`, whatever its spelling was. */
function ipv6Groups(text: string): number[] | null {
  const host = /^[\da-f:.]+$/i.test(text) ? URL.parse(`http://[${text}]`)?.hostname : null
  if (!host) return null
  const [head = [], tail = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

function mappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null
}

const network = (groups: readonly number[], bits: number): string =>
  `${groups
    .slice(0, bits / groupBits)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`
