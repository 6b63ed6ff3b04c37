export async function linesInBucket(bucket: R2Bucket, key: string): Promise<unknown[]> {
  const object = await bucket.get(key)
  if (!object) throw new Error(`the bucket has no ${key}`)
  const unzip = new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>
  const text = await new Response(object.body.pipeThrough(unzip)).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
