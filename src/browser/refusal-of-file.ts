import { fileRefusals } from '#content/interface/files.ts'
import { documentTypes, fileRules } from '#contracts/file-rules.ts'
import { ApiError } from './api-error.ts'

type Reason = 'file-empty' | 'file-svg' | 'file-type-unknown' | 'picture-too-large' | 'document-too-large'

/**
 * Returns why the server would certainly refuse a file, before megabytes of it are sent. The server decides by the
 * content, and the type that a browser names is a guess by the file's extension.
 */
export function refusalOfFile({ type, size }: Pick<File, 'type' | 'size'>): ApiError | null {
  const reason = reasonOfFile(type, size)
  return (
    reason &&
    new ApiError(reason.endsWith('large') ? 413 : 400, fileRefusals[reason], fileRefusals[reason], { reason })
  )
}

function reasonOfFile(type: string, size: number): Reason | null {
  if (size === 0) return 'file-empty'
  if (type === 'image/svg+xml') return 'file-svg'
  if (type.startsWith('image/') && size > fileRules.pictureBytesMax) return 'picture-too-large'
  if (size <= fileRules.documentBytesMax) return null
  return documentTypes.some((documentType) => documentType === type)
    ? 'document-too-large'
    : 'file-type-unknown'
}
