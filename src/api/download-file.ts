import { recheckUser } from '#browser/current-user.ts'
import { ApiError, messageOf, sentenceOf } from '#browser/api-error.ts'
import { saveFile } from '#browser/save-file.ts'
import { sendWithStepUp } from './send-with-step-up.ts'

export async function downloadFile(path: string): Promise<void> {
  const response = await sendWithStepUp(path, {})
  if (response.status === 401) void recheckUser()
  if (!response.ok) {
    const text = await response.text()
    throw new ApiError(response.status, messageOf(text, sentenceOf(response.status, text)))
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'export.csv', await response.blob())
}
