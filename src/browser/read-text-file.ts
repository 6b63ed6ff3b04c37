/** Reads UTF-8; UTF-16, in which Excel saves “Unicode Text”; and Windows-1252, in which Excel saves “CSV”. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const isLittleEndian = first === 0xff && second === 0xfe
  const isBigEndian = first === 0xfe && second === 0xff
  if (isLittleEndian || (first !== 0 && second === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if (isBigEndian || (first === 0 && second !== 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
