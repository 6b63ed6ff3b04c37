/**
 * Accepts attestation `none`, and `packed` signed by the passkey itself. The others carry certificates, for which the
 * library fetches the addresses that they name, and the site asks for no attestation. Decodes as the library does, so
 * both read the same statement. Throws when the object is malformed.
 */
export async function acceptsAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const decoded: unknown = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  if (!(decoded instanceof Map)) return false
  const statement: unknown = decoded.get('attStmt')
  if (!(statement instanceof Map) || statement.has('x5c')) return false
  const format: unknown = decoded.get('fmt')
  return format === 'none' || format === 'packed'
}
