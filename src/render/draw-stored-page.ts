import { buildId } from '#built/build.js'
import type { PageSource } from '#contracts/page-source.ts'

/** How a Function draws a stored page of this build: React is loaded by the first miss, never by a hit. */
export const storedPageOf = (path: string) => ({
  path,
  buildId,
  async draw(drawnPath: string, source: PageSource) {
    const { drawPage } = await import('#built/render.js')
    return drawPage(drawnPath, source, () => undefined)
  },
})
