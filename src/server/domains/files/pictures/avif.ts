import { asciiAt, DamagedFile, type Picture, slice, viewOf } from './bytes.ts'

interface Box {
  type: string
  /** Where its content starts and ends in the file. */
  start: number
  end: number
}

const stillBrands = ['avif', 'mif1', 'miaf']
const fullBoxHead = 4

/** Bounds for files that somebody built to keep a server busy. */
const metadataMax = 64
const boxesMax = 20_000

/** An Exif block without entries: an offset, the header of a TIFF, a directory of nothing. */
const emptyExif = [0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

export function isAvif(bytes: Uint8Array): boolean {
  if (asciiAt(bytes, 4, 4) !== 'ftyp' || bytes.length < 16) return false
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length)
  const brands = [asciiAt(bytes, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asciiAt(bytes, at, 4))
  return stillBrands.includes(brands[0] ?? '') && brands.includes('avif')
}

/**
 * Metadata are items of the file whose places in it are listed by offset, so they are overwritten where they are.
 * @throws DamagedFile
 */
export function readAvif(bytes: Uint8Array): Picture {
  const clean = new Uint8Array(bytes)
  const boxes = boxesIn(clean, 0, clean.length)
  for (const { type, start, end } of boxes)
    if (!['ftyp', 'meta', 'mdat'].includes(type)) clean.fill(0, start, end)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta || !boxes.some(({ type }) => type === 'mdat' || type === 'idat')) throw new DamagedFile()
  const parts = boxesIn(clean, meta.start + fullBoxHead, meta.end)
  const typeOfMetadata = new Map(
    itemsOf(clean, parts).flatMap(({ id, type }) => (type === 'Exif' || type === 'mime' ? [[id, type]] : [])),
  )
  if (typeOfMetadata.size > metadataMax) throw new DamagedFile()
  const extents = extentsOf(clean, parts).filter(({ id }) => typeOfMetadata.has(id))
  if (extents.length > metadataMax) throw new DamagedFile()
  for (const { id, start, end } of extents) {
    const isExif = typeOfMetadata.get(id) === 'Exif'
    clean.fill(isExif ? 0 : 0x20, start, end)
    if (isExif && end - start >= emptyExif.length) clean.set(emptyExif, start)
  }
  return { ...sizeOf(clean, parts), bytes: clean }
}

function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === boxesMax) throw new DamagedFile()
    const short = view.getUint32(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) throw new DamagedFile()
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const start = at + (isLong ? 16 : 8)
    if (at + size > to || at + size < start) throw new DamagedFile()
    boxes.push({ type: asciiAt(bytes, at + 4, 4), start, end: at + size })
    at += size
  }
  return boxes
}

/** Reads the numbers of a box one after the other. */
class Reader {
  private readonly view: DataView
  private at = 0

  constructor(bytes: Uint8Array, { start, end }: Pick<Box, 'start' | 'end'>) {
    this.view = viewOf(slice(bytes, start, end))
  }

  uint(size: number): number {
    if (this.at + size > this.view.byteLength) throw new DamagedFile()
    let value = 0
    for (let index = 0; index < size; index += 1) value = value * 256 + this.view.getUint8(this.at + index)
    this.at += size
    return value
  }

  /** Returns the version of the box and skips its flags. */
  version(): number {
    const version = this.uint(1)
    this.uint(3)
    return version
  }
}

function boxOf(parts: readonly Box[], type: string): Box {
  const box = parts.find((part) => part.type === type)
  if (!box) throw new DamagedFile()
  return box
}

function itemsOf(bytes: Uint8Array, parts: readonly Box[]): { id: number; type: string }[] {
  const list = boxOf(parts, 'iinf')
  const countBytes = new Reader(bytes, list).version() === 0 ? 2 : 4
  return boxesIn(bytes, list.start + fullBoxHead + countBytes, list.end).map((entry) => {
    const reader = new Reader(bytes, entry)
    const version = reader.version()
    const idBytes = version < 3 ? 2 : 4
    const id = reader.uint(idBytes)
    return { id, type: version < 2 ? 'mime' : asciiAt(bytes, entry.start + fullBoxHead + idBytes + 2, 4) }
  })
}

interface Extent {
  id: number
  start: number
  end: number
}

function extentsOf(bytes: Uint8Array, parts: readonly Box[]): Extent[] {
  const reader = new Reader(bytes, boxOf(parts, 'iloc'))
  const version = reader.version()
  const sizes = reader.uint(2)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexBytes = version === 0 ? 0 : sizes & 15
  const idBytes = version < 2 ? 2 : 4
  const extents: Extent[] = []
  for (let items = reader.uint(idBytes); items > 0; items -= 1) {
    const id = reader.uint(idBytes)
    const method = version === 0 ? 0 : reader.uint(2) & 15
    reader.uint(2)
    const base = reader.uint(baseBytes)
    const within = method === 1 ? boxOf(parts, 'idat').start : 0
    for (let count = reader.uint(2); count > 0; count -= 1) {
      reader.uint(indexBytes)
      const start = within + base + reader.uint(offsetBytes)
      const end = start + reader.uint(lengthBytes)
      if (end > bytes.length || method > 1 || extents.length === boxesMax) throw new DamagedFile()
      extents.push({ id, start, end })
    }
  }
  return extents
}

/** Returns the size of the main picture, turned as the file says. */
function sizeOf(bytes: Uint8Array, parts: readonly Box[]): { width: number; height: number } {
  const main = new Reader(bytes, boxOf(parts, 'pitm'))
  const mainId = main.uint(main.version() === 0 ? 2 : 4)
  const groups = boxOf(parts, 'iprp')
  const inside = boxesIn(bytes, groups.start, groups.end)
  const container = boxOf(inside, 'ipco')
  const properties = boxesIn(bytes, container.start, container.end)
  const own = propertiesOf(bytes, boxOf(inside, 'ipma'), mainId).map((index) => properties[index - 1])
  const extent = own.find((property) => property?.type === 'ispe')
  if (!extent) throw new DamagedFile()
  const reader = new Reader(bytes, extent)
  reader.version()
  const size = { width: reader.uint(4), height: reader.uint(4) }
  const rotation = own.find((property) => property?.type === 'irot')
  const isTurned = rotation !== undefined && new Reader(bytes, rotation).uint(1) % 2 === 1
  if (size.width === 0 || size.height === 0) throw new DamagedFile()
  return isTurned ? { width: size.height, height: size.width } : size
}

/** Returns the numbers of an item's properties in `ipco`, counted from 1. */
function propertiesOf(bytes: Uint8Array, box: Box, wantedId: number): number[] {
  const reader = new Reader(bytes, box)
  const version = reader.uint(1)
  const flags = reader.uint(3)
  const indexBytes = flags & 1 ? 2 : 1
  const found: number[] = []
  for (let entries = reader.uint(4); entries > 0; entries -= 1) {
    const id = reader.uint(version < 1 ? 2 : 4)
    for (let count = reader.uint(1); count > 0; count -= 1) {
      const index = reader.uint(indexBytes) & (indexBytes === 2 ? 0x7fff : 0x7f)
      if (id === wantedId) found.push(index)
    }
  }
  return found
}
