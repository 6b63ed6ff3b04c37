import { cardElement, type RivalEnv } from './card.ts'

/**
 * @vercel/og fetches a fallback font on import, which workerd forbids at the top level, and from a URL that
 * it cannot reach. Every card brings its own fonts, so an empty response is enough.
 */
globalThis.fetch = async () => new Response(new Uint8Array())

export default {
  async fetch(request: Request, env: RivalEnv): Promise<Response> {
    const { ImageResponse } = await import('@vercel/og')
    const title = new URL(request.url).searchParams.get('title') ?? ''
    return new ImageResponse(cardElement(title, env), {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'title', data: env.TITLE_FONT, weight: 700 },
        { name: 'text', data: env.TEXT_FONT, weight: 400 },
        { name: 'label', data: env.LABEL_FONT, weight: 600 },
      ],
    })
  },
}
