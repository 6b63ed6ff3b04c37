import { logError } from '#platform/log/log.ts'

type Piece = string | Uint8Array

/** Responds with a file that the browser saves and no cache stores. */
export const downloadResponse = (
  content: string | AsyncGenerator<Piece>,
  { type, fileName }: { type: string; fileName: string },
): Response =>
  new Response(typeof content === 'string' ? content : streamOf(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })

/**
 * Reads only as fast as the browser does. A failure aborts the download, so that the browser reports it as incomplete.
 */
function streamOf(pieces: AsyncGenerator<Piece>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        logError('an export ended before its last row', error, {})
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
