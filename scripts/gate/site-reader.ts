import { oncePer } from './once-per.ts'
export interface Answer {
  status: number
  headers: Headers
  body: Uint8Array
  failure?: string
}

export interface SiteReader {
  origin: string
  get(path: string): Promise<Answer>
  atOnce: number
}

export const isHtml = (answer: Answer): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false

export const textOf = oncePer((answer: Answer): string => new TextDecoder().decode(answer.body))

export function remember(reader: SiteReader): SiteReader {
  const answers = new Map<string, Promise<Answer>>()
  return {
    ...reader,
    get(path) {
      const answer = answers.get(path) ?? reader.get(path)
      answers.set(path, answer)
      return answer
    },
  }
}
