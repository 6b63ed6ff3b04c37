import { serverFailureText, unreachableText } from '#content/interface/shell.ts'
import { ApiError, castBody, fieldsOf, messageOf, reasonOf, sentenceOf } from './api-error.ts'
import { recheckUser } from './current-user.ts'

export interface UploadOptions {
  /** Called with the part of the request that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Rejects the upload with its reason. */
  signal?: AbortSignal
}

/**
 * Sends a form with a file and returns the body of the response. `fetch` has no progress of what it sends.
 * @throws ApiError when the endpoint refuses; with status 0 when no response came
 */
export function upload<Response>(
  { method, path, form }: { method: 'POST' | 'PUT'; path: string; form: FormData },
  { onProgress, signal }: UploadOptions = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      if (status === 401 || status === 403) void recheckUser()
      try {
        resolve(readBody<Response>(status, responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError(0, unreachableText))
    request.onabort = () => reject(signal?.reason ?? new ApiError(0, unreachableText))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function readBody<Response>(status: number, text: string): Response {
  if (status < 200 || status >= 300) {
    const message = messageOf(text, sentenceOf(status, text))
    throw new ApiError(status, message, message, { reason: reasonOf(text), fields: fieldsOf(text) })
  }
  try {
    return castBody<Response>(JSON.parse(text))
  } catch (cause) {
    // Some networks answer every request with a page of their own.
    throw new ApiError(0, serverFailureText, serverFailureText, { cause })
  }
}
