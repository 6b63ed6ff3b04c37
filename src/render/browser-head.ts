import { pageTitle } from '#seo/page-title.ts'
import type { DescribedPage, HeadSink } from '#seo/head-sink.ts'

/**
 * Creates the sink for the browser's head. The first HTML has its own tags, so unhead loads with the second page. It
 * renders the first page's description once more, so that it takes the tags of that page for its own and removes them.
 * If unhead cannot be loaded, only the title changes.
 */
export function createBrowserHead(hasHead: boolean): HeadSink {
  let first: DescribedPage | undefined
  let headOwner: Promise<{ patch: (page: DescribedPage) => void }> | undefined
  return {
    isServerRender: false,
    apply(page) {
      if (hasHead && !first) {
        first = page
        return
      }
      headOwner ??= import('./document-head.ts').then(({ ownHead }) => ownHead(first ?? page))
      headOwner.then(
        ({ patch }) => patch(page),
        () => {
          headOwner = undefined
          document.title = pageTitle(page.options)
        },
      )
    },
  }
}
