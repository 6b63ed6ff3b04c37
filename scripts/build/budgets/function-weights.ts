import type { Metafile } from 'esbuild'
import { moduleName } from './chunk-modules.ts'
import { isContent, total, type Weight } from './weights.ts'

/**
 * Counts the bytes that an isolate parses for its first request, by file of `functions/`: the Worker, the middleware
 * and the endpoint with their static imports. Excludes dynamic imports, texts, and what a site adds of its own.
 */
export function weighFunctions({ outputs }: Pick<Metafile, 'outputs'>): Record<string, Weight> {
  const entryOf = (file: string) => outputs[file]?.entryPoint
  const index = Object.keys(outputs).find((file) => entryOf(file)?.endsWith('functions-entry'))
  if (index === undefined) throw new Error('The Functions have no entry.')
  const weights: Record<string, Weight> = {}
  for (const file of Object.keys(outputs)) {
    const endpoint = /^functions\/(.+)\.ts$/.exec(entryOf(file) ?? '')?.[1]
    if (endpoint !== undefined) weights[endpoint] = weigh([...chunksOf(index), ...chunksOf(file)])
  }
  return weights

  function chunksOf(file: string, chunks = new Set<string>()): Set<string> {
    if (chunks.has(file) || !outputs[file]) return chunks
    chunks.add(file)
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement') chunksOf(path, chunks)
    return chunks
  }

  function weigh(files: readonly string[]): Weight {
    const bytesOf = new Map<string, number>()
    for (const file of new Set(files)) {
      for (const [id, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
        const name = moduleName(id)
        if (isContent(name)) continue
        bytesOf.set(name, (bytesOf.get(name) ?? 0) + bytesInOutput)
      }
    }
    return total([...bytesOf].map(([name, bytes]) => ({ name, bytes })))
  }
}
