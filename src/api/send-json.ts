import { recheckUser, setUser } from './current-user.ts'
import { ApiError, messageOf } from './get-json.ts'

/**
 * A write with the session cookie and a JSON body; sent once.
 * @returns the answer's body, or null where there is none
 * @throws ApiError with the server's message
 */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, 'The site cannot be reached. Check the connection and try again.')
  })
  const text = await response.text()
  if (response.status === 401) setUser(null)
  if (response.status === 403) void recheckUser()
  if (!response.ok)
    throw new ApiError(response.status, messageOf(text, `${response.status}: ${response.statusText}`))
  return text ? JSON.parse(text) : null
}
