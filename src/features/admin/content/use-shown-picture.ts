import { useQuery } from '@tanstack/react-query'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import { fileQuery } from '../files/queries.ts'
import type { RecordValues } from './record-fields.ts'

/** Loads a picture of the library as pages show it. */
export function useShownPicture(id: RecordValues[string]): ShownPicture | undefined {
  const { data: file } = useQuery({ ...fileQuery(String(id)), enabled: Boolean(id) })
  if (!file || file.width === null || file.height === null) return undefined
  const { url, width, height, alt, isDecorative, focusX, focusY, variants } = file
  const sources = [...variants, { url, width }].map((source) => `${source.url} ${source.width}w`)
  return {
    url,
    srcset: variants.length > 0 ? sources.join(', ') : '',
    width,
    height,
    alt: isDecorative ? '' : alt,
    focusX,
    focusY,
  }
}
