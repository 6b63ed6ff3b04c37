import { seal, unseal } from '#platform/crypto/secret-box.ts'

const owner = (userId: number) => `calendar of ${userId}`

export const sealUrl = (secret: string, userId: number, address: string): Promise<string> =>
  seal(secret, owner(userId), new Uint8Array(new TextEncoder().encode(address)))

export const isStoredUnencrypted = (storedAddress: string): boolean => storedAddress.startsWith('https:')

export async function openUrl(
  secret: string | undefined,
  { userId, address }: { userId: number; address: string },
): Promise<string | null> {
  if (isStoredUnencrypted(address)) return address
  const plain = secret ? await unseal(secret, owner(userId), address) : null
  return plain && new TextDecoder().decode(plain)
}

export const hostOf = ({ address, host }: { address: string; host: string | null }): string =>
  host ?? new URL(address).host
