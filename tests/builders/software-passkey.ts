import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import type { NewPasskey, PasskeyResponse } from '#contracts/passkeys.ts'

const text = new TextEncoder()
const encode = (bytes: Uint8Array) => encodeBase64urlNoPadding(bytes)
const join = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]))

interface Signing {
  challenge: string
  origin?: string
  rpId?: string
  isUserVerified?: boolean
  counter?: number
}

export async function softwarePasskey() {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer)
  const id = crypto.getRandomValues(new Uint8Array(16))
  const names = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} } as const

  const clientData = (type: string, { challenge, origin = 'https://www.agency.example' }: Signing) =>
    text.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (
    { rpId = 'www.agency.example', isUserVerified = true, counter = 0 }: Signing,
    flags = 0,
  ) =>
    join(
      sha256(text.encode(rpId)),
      [1 | (isUserVerified ? 4 : 0) | flags],
      [counter >>> 24, counter >>> 16, counter >>> 8, counter].map((byte) => byte & 0xff),
    )

  const registrationData = (signing: Signing) => {
    // CBOR: the public key is {1: 2, 3: -7, -1: 1, -2: x, -3: y}, as COSE writes ES256 keys.
    const publicKey = join(
      [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
      point.slice(1, 33),
      [0x22, 0x58, 32],
      point.slice(33),
    )
    return join(authData(signing, 0x40), new Uint8Array(16), [0, id.length], id, publicKey)
  }
  const credentialOf = (signing: Signing, attestationObject: Uint8Array): NewPasskey['credential'] => ({
    ...names,
    response: {
      clientDataJSON: encode(clientData('webauthn.create', signing)),
      attestationObject: encode(attestationObject),
      transports: ['internal'],
    },
  })
  const signDer = async (data: Uint8Array<ArrayBuffer>) =>
    derSignature(
      new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, data)),
    )

  return {
    point,
    signDer,
    register(signing: Signing): NewPasskey['credential'] {
      const data = registrationData(signing)
      const attestationObject = join(
        [0xa3, 0x63],
        text.encode('fmt'),
        [0x64],
        text.encode('none'),
        [0x67],
        text.encode('attStmt'),
        [0xa0, 0x68],
        text.encode('authData'),
        [0x58, data.length],
        data,
      )
      return credentialOf(signing, attestationObject)
    },
    async registerWith(
      signing: Signing,
      attest: (data: { authData: Uint8Array; clientDataHash: Uint8Array }) => Promise<Uint8Array>,
    ): Promise<NewPasskey['credential']> {
      const clientDataHash = sha256(clientData('webauthn.create', signing))
      return credentialOf(signing, await attest({ authData: registrationData(signing), clientDataHash }))
    },
    async sign(signing: Signing): Promise<PasskeyResponse> {
      const data = authData(signing)
      const client = clientData('webauthn.get', signing)
      const signature = await signDer(join(data, sha256(client)))
      return {
        ...names,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      }
    },
  }
}

/** WebCrypto writes r and s side by side, WebAuthn wants a DER sequence of two integers. */
function derSignature(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const digits = [...bytes.slice(start)]
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits
    return [2, positive.length, ...positive]
  }
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))]
  return new Uint8Array([0x30, both.length, ...both])
}
