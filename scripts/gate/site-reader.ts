import { oncePer } from './rule.ts'
export interface SiteResponse {
  status: number
  headers: Headers
  body: Uint8Array
  failure?: string
}

export interface SiteReader {
  origin: string
  get(path: string): Promise<SiteResponse>
  atOnce: number
}

export const isHtml = (response: SiteResponse): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

export const textOf = oncePer((response: SiteResponse): string => new TextDecoder().decode(response.body))

export function remember(reader: SiteReader): SiteReader {
  const responses = new Map<string, Promise<SiteResponse>>()
  return {
    ...reader,
    get(path) {
      const response = responses.get(path) ?? reader.get(path)
      responses.set(path, response)
      return response
    },
  }
}
