import { type UploadFault, uploadFaults } from '#content/interface/uploads.ts'
import { documentTypes, fileRules } from '#contracts/file-rules.ts'
import { ApiError } from './api-error.ts'

/**
 * Returns why the server would certainly refuse a file, before megabytes of it are sent. The server decides by the
 * content, and the type that a browser names is a guess by the file's extension.
 */
export function refusalOfFile({ type, size }: Pick<File, 'type' | 'size'>): ApiError | null {
  const fault = faultOf(type, size)
  return fault && new ApiError(400, uploadFaults[fault])
}

function faultOf(type: string, size: number): UploadFault | null {
  if (size === 0) return 'empty'
  if (type === 'image/svg+xml') return 'svg'
  if (type.startsWith('image/') && size > fileRules.pictureBytesMax) return 'picture-too-large'
  if (size <= fileRules.documentBytesMax) return null
  return documentTypes.some((documentType) => documentType === type) ? 'document-too-large' : 'unknown-type'
}
