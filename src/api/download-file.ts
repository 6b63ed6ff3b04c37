import { endSession } from '#browser/current-user.ts'
import { ApiError, messageOf, reach, sentenceOf } from '#browser/api-error.ts'

/**
 * Saves the file that a path of the API answers with, under the name that the answer gives it.
 * @throws ApiError with the server's message
 */
export async function downloadFile(path: string): Promise<void> {
  const response = await reach(path, {})
  if (response.status === 401) endSession()
  if (!response.ok) {
    const text = await response.text()
    throw new ApiError(response.status, messageOf(text, sentenceOf(response.status, text)))
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
