import { Zip, ZipPassThrough } from 'fflate'

interface ZippedFile {
  name: string
  text: string
  changedAt: Date
}

/** The format has no times before. */
const firstTime = new Date('1980-01-02T00:00:00Z')

/** Yields a zip of text files, uncompressed: each is in memory only until it is written. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const takePieces = () => {
    const taken = pieces
    pieces = []
    return taken
  }
  const encoder = new TextEncoder()
  for await (const { name, text, changedAt } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = changedAt < firstTime ? firstTime : changedAt
    zip.add(entry)
    entry.push(encoder.encode(text), true)
    yield* takePieces()
  }
  zip.end()
  yield* takePieces()
}
