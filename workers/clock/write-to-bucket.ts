import { Encrypter } from 'age-encryption'

/** R2 takes parts of 5 MiB and more, all of one size but the last. One is held in memory. */
export const partBytes = 8 * 1024 * 1024
/** age's own, 18, needs twice the memory of a Worker (docs/decisions/026-companion-worker.md). */
const scryptWorkFactor = 15

export async function writeToBucket(
  bucket: R2Bucket,
  key: string,
  lines: AsyncIterator<string>,
  passphrase: string | undefined,
): Promise<void> {
  const gzipStream = streamOf(lines).pipeThrough<Uint8Array>(new CompressionStream('gzip'))
  const content = passphrase ? await encrypt(gzipStream, passphrase) : gzipStream
  await upload(bucket, key, content)
}

async function upload(bucket: R2Bucket, key: string, content: ReadableStream<Uint8Array>): Promise<void> {
  let whole: R2MultipartUpload | undefined
  const parts: R2UploadedPart[] = []
  const buffer = new Uint8Array(partBytes)
  let filledBytes = 0
  try {
    for await (let chunk of chunksOf(content)) {
      while (chunk.length > 0) {
        const piece = chunk.subarray(0, partBytes - filledBytes)
        buffer.set(piece, filledBytes)
        filledBytes += piece.length
        chunk = chunk.subarray(piece.length)
        if (filledBytes < partBytes) continue
        whole ??= await bucket.createMultipartUpload(key)
        parts.push(await whole.uploadPart(parts.length + 1, buffer))
        filledBytes = 0
      }
    }
    const rest = buffer.subarray(0, filledBytes)
    if (!whole) {
      await bucket.put(key, rest)
      return
    }
    if (filledBytes > 0) parts.push(await whole.uploadPart(parts.length + 1, rest))
    await whole.complete(parts)
  } catch (error) {
    await whole?.abort()
    throw error
  }
}

async function encrypt(content: ReadableStream<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(scryptWorkFactor)
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(content)
}

function streamOf(lines: AsyncIterator<string>): ReadableStream<BufferSource> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`${value}\n`))
    },
    async cancel() {
      await lines.return?.()
    },
  })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
