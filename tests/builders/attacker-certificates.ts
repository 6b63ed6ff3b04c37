import type { softwarePasskey } from './software-passkey.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Signer = Awaited<ReturnType<typeof softwarePasskey>>

const text = new TextEncoder()

function der(tag: number, ...parts: (Uint8Array | number[])[]): Bytes {
  const content = parts.flatMap((part) => [...part])
  const { length } = content
  const lengthBytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return new Uint8Array([tag, ...lengthBytes, ...content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const oid = (...bytes: number[]) => der(0x06, bytes)
const octets = (...parts: Uint8Array[]) => der(0x04, ...parts)
const bits = (bytes: Uint8Array) => der(0x03, [0], bytes)
const integer = (value: number) => der(0x02, [value])
const enumerated = (value: number) => der(0x0a, [value])

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const nameOf = (commonName: string) =>
  sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, text.encode(commonName)))))
const publicKeyOf = ({ point }: Signer) =>
  sequence(
    sequence(
      oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01),
      oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07),
    ),
    bits(point),
  )
const validity = sequence(der(0x17, text.encode('200101000000Z')), der(0x17, text.encode('490101000000Z')))

const revocationList = (url: string) =>
  sequence(
    oid(0x55, 0x1d, 0x1f),
    octets(sequence(sequence(der(0xa0, der(0xa0, der(0x86, text.encode(url))))))),
  )

/** The description of a key that Android's keystore puts into its certificates. */
const keyDescription = (clientDataHash: Uint8Array) =>
  sequence(
    oid(0x2b, 0x06, 0x01, 0x04, 0x01, 0xd6, 0x79, 0x02, 0x01, 0x11),
    octets(
      sequence(
        integer(3),
        enumerated(1),
        integer(4),
        enumerated(1),
        octets(clientDataHash),
        octets(),
        sequence(),
        sequence(),
      ),
    ),
  )

interface Certificate {
  subject: string
  issuer: string
  of: Signer
  by: Signer
  extensions: Bytes[]
}

async function certificate({ subject, issuer, of, by, extensions }: Certificate): Promise<Bytes> {
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    nameOf(issuer),
    validity,
    nameOf(subject),
    publicKeyOf(of),
    der(0xa3, sequence(...extensions)),
  )
  return sequence(signed, ecdsaWithSha256, bits(await by.signDer(signed)))
}

/** Returns a chain as an attacker makes it: their own root, and a leaf for their passkey that names `url`. */
export async function attackerCertificates(
  passkey: Signer,
  root: Signer,
  { clientDataHash, url }: { clientDataHash: Uint8Array; url: string },
): Promise<Bytes[]> {
  const extensions = [keyDescription(clientDataHash), revocationList(url)]
  return [
    await certificate({ subject: 'Leaf', issuer: 'Root', of: passkey, by: root, extensions }),
    await certificate({
      subject: 'Root',
      issuer: 'Root',
      of: root,
      by: root,
      extensions: [revocationList(url)],
    }),
  ]
}
