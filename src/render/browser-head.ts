import type { HeadSink, PageHead } from '#seo/head-sink.ts'

/**
 * The head over in-app navigation. The first HTML brought its own, so unhead is not loaded before a second page
 * asks for another; it is then told the first one, to know which tags are the page's and leave with it.
 * @param isDrawn whether the document came with the first page's head
 */
export function createBrowserHead(isDrawn: boolean): HeadSink {
  let first: PageHead | undefined
  let document: Promise<{ patch: (head: PageHead) => void }> | undefined
  return {
    isDrawing: false,
    apply(head) {
      if (isDrawn && !first) {
        first = head
        return
      }
      document ??= import('./document-head.ts').then(({ ownHead }) => ownHead(first ?? head))
      void document.then(({ patch }) => patch(head))
    },
  }
}
