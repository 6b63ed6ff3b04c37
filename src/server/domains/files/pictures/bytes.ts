/** The file ends before the picture does, or contradicts itself. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

export interface Picture {
  /** As shown: after the rotation that the file asks for. */
  width: number
  height: number
  /** The file without metadata and without whatever follows the picture. */
  bytes: Uint8Array
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Returns a part of the file. Unlike `subarray`, it refuses to end early. */
export function slice(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length || start > end) throw new DamagedFile()
  return bytes.subarray(start, end)
}

/** Collects the kept parts of a file in one buffer, however many they are. */
export class ByteWriter {
  private readonly buffer: Uint8Array
  private length = 0

  constructor(bytesMax: number) {
    this.buffer = new Uint8Array(bytesMax)
  }

  push(part: Uint8Array): void {
    this.buffer.set(part, this.length)
    this.length += part.length
  }

  written(): Uint8Array {
    return this.buffer.subarray(0, this.length)
  }
}

/** Returns bytes as characters, one each, to compare with names in the file. */
export function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}
