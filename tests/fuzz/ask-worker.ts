import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Env } from '#server/http/env.ts'

interface BuiltWorker {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>
}

const modules = import.meta.glob<{ default: BuiltWorker }>(['../../.wrangler/functions/index.js'], {
  eager: true,
  exhaustive: true,
})

/**
 * Asks the built Worker without vitest's way to it, which takes most of the time of a request. Resolves when what the
 * Worker does behind its answer is done too.
 */
export async function askWorker(request: Request): Promise<{ response: Response; text: string }> {
  const [built] = Object.values(modules)
  if (!built) throw new Error('there is no built Worker')
  const context = createExecutionContext()
  const response = await built.default.fetch(request, env, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return { response, text }
}
