import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'

const nonceBytes = 12
const text = new TextEncoder()

/**
 * Encrypts with AES-256-GCM under a key derived from the secret of the site.
 * @param owner is authenticated too, so that a value moved to another account cannot be opened
 */
export async function seal(secret: string, owner: string, plain: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const key = await deriveKey(secret)
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: text.encode(owner) },
    key,
    plain,
  )
  return `${encodeBase64urlNoPadding(iv)}.${encodeBase64urlNoPadding(new Uint8Array(ciphertext))}`
}

export async function unseal(secret: string, owner: string, sealed: string): Promise<Uint8Array | null> {
  const [iv, data] = sealed.split('.').map(readBytes)
  if (!iv || !data) return null
  const key = await deriveKey(secret)
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: text.encode(owner) },
      key,
      data,
    )
    return new Uint8Array(plain)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

function readBytes(encoded: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(decodeBase64urlIgnorePadding(encoded))
  } catch {
    return null
  }
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('authenticator keys') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
