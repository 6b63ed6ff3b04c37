import { drawnCard, type RivalEnv } from './card.ts'

/**
 * @vercel/og fetches a fallback font while it is imported, from an address that workerd does not have. Every card
 * brings its own fonts, so an empty answer is enough; a fetch of anything else would be a mistake of the bench.
 */
globalThis.fetch = async () => new Response(new Uint8Array())

/** The same card as ours, drawn whole by @vercel/og for every request. */
export default {
  async fetch(request: Request, env: RivalEnv): Promise<Response> {
    // Not at the top: it fetches at once, which workerd forbids there.
    const { ImageResponse } = await import('@vercel/og')
    const title = new URL(request.url).searchParams.get('title') ?? ''
    return new ImageResponse(drawnCard(title, env), {
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
