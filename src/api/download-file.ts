import { endSession } from './current-user.ts'
import { ApiError, messageOf } from './get-json.ts'

/**
 * Saves the file that a path of the API answers with, under the name that the answer gives it.
 * @throws ApiError with the server's message
 */
export async function downloadFile(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'include' }).catch(() => {
    throw new ApiError(0, 'The site cannot be reached. Check the connection and try again.')
  })
  if (response.status === 401) endSession()
  if (!response.ok) {
    throw new ApiError(
      response.status,
      messageOf(await response.text(), `${response.status}: ${response.statusText}`),
    )
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? 'export.csv'
  link.click()
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
