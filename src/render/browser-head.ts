import { pageTitle } from '#seo/page-title.ts'
import type { DescribedPage, HeadSink } from '#seo/head-sink.ts'

/**
 * The head over in-app navigation. The first HTML brought its own, so neither unhead nor what makes the tags is
 * loaded before a second page asks for another; unhead is then told the first one, to know which tags are the page's
 * and leave with it.
 * Where unhead does not come, offline say, the title alone changes.
 * @param isDrawn whether the document came with the first page's head
 */
export function createBrowserHead(isDrawn: boolean): HeadSink {
  let first: DescribedPage | undefined
  let owned: Promise<{ patch: (page: DescribedPage) => void }> | undefined
  return {
    isDrawing: false,
    apply(page) {
      if (isDrawn && !first) {
        first = page
        return
      }
      owned ??= import('./document-head.ts').then(({ ownHead }) => ownHead(first ?? page))
      owned.then(
        ({ patch }) => patch(page),
        () => {
          owned = undefined
          document.title = pageTitle(page.options)
        },
      )
    },
  }
}
