import * as z from 'zod/mini'

/** A read or write that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * A GET with the session cookie, the body read as JSON and parsed by its contract.
 * @throws ApiError whose message is '{status}: {body text, or status text if the body is empty}'
 * @see specification, section 7 and section 8 (Generic read failure)
 */
export async function getJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  if (!response.ok) {
    const body = await response.text()
    throw new ApiError(response.status, `${response.status}: ${body || response.statusText}`)
  }
  return z.parse(schema, await response.json())
}

const messageSchema = z.object({ message: z.string() })

/** The `{ message }` of an error answer, or the fallback where the body holds none. */
export function messageOf(body: string, fallback: string): string {
  try {
    const parsed = z.safeParse(messageSchema, JSON.parse(body))
    return parsed.success && parsed.data.message ? parsed.data.message : fallback
  } catch {
    return fallback
  }
}
