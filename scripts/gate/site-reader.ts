/** One answer of a site, as a crawler keeps it. */
export interface Answer {
  /** 0 where nothing answered; `failure` then says why. */
  status: number
  headers: Headers
  body: Uint8Array
  failure?: string
}

/** A site that can be read: the one just built, in memory, or one that is deployed, over the network. */
export interface SiteReader {
  /** What every address of the site begins with: `https://www.example.com`. */
  origin: string
  /** Reads a path of the site, with its query. Redirects are not followed. Never throws. */
  get(path: string): Promise<Answer>
  /** How many reads the site bears at once. */
  atOnce: number
}

export const isHtml = (answer: Answer): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** The body as text: everything on this site is UTF-8. */
export const textOf = (answer: Answer): string => new TextDecoder().decode(answer.body)

/** Keeps what was read, so that several looks at one site read it once. */
export function remember(reader: SiteReader): SiteReader {
  const kept = new Map<string, Promise<Answer>>()
  return {
    ...reader,
    get(path) {
      const answer = kept.get(path) ?? reader.get(path)
      kept.set(path, answer)
      return answer
    },
  }
}
