import { createMemoryHistory } from '@tanstack/react-router'

import { createHead, renderSSRHead } from '@unhead/react/server'
import { renderToString } from 'react-dom/server'
import type { PageSource, PageState, SocialImageLookup } from '#contracts/page-source.ts'
import { describedHead } from '#seo/described-head.ts'
import type { DescribedPage } from '#seo/head-sink.ts'
import { jsonScript } from '#seo/page-head.ts'
import { App } from './app.tsx'
import { createAppRouter } from './create-router.tsx'
import { escapeAttributes } from './escape-attributes.ts'
import { type DocumentParts, renderDocument } from './document.ts'
import { recordState, stateBeside } from './record-state.ts'
import { isNotFound } from './router-internals.ts'

export interface RenderedPage {
  html: string
  status: number
}

export async function renderPage(
  path: string,
  source: PageSource,
  lookup: SocialImageLookup,
): Promise<RenderedPage> {
  const page = await renderBody(path, source, lookup)
  return { html: await renderDocument(page), status: page.status }
}

export async function renderBody(
  path: string,
  source: PageSource,
  lookup: SocialImageLookup,
): Promise<DocumentParts & { status: number }> {
  const state: PageState = {}
  const router = createAppRouter(
    recordState(source, state),
    createMemoryHistory({ initialEntries: [path] }),
    source,
  )
  await router.load()
  const failedMatch = router.state.matches.find((match) => match.status === 'error')
  if (failedMatch) throw failedMatch.error

  let cause: unknown
  const images = {
    lookup(input: Parameters<SocialImageLookup>[0]) {
      try {
        const image = lookup(input)
        if (image) state.hasSocialImage = true
        return image
      } catch (error) {
        cause = error
        throw error
      }
    },
    request: () => undefined,
    subscribe: () => () => undefined,
  }
  const head = createHead({ disableDefaults: true })
  const headOf = (page: DescribedPage) => {
    const { title, ...rest } = describedHead(page)
    const message = state.refusedForm?.message
    return escapeAttributes({ ...rest, title: message ? `${message} - ${title}` : title })
  }
  const body = renderToString(
    <App
      router={router}
      images={images}
      head={{ isServerRender: true, apply: (page) => void head.push(headOf(page)) }}
    />,
  )
  if (body.includes(failedBoundary)) throw new Error('a part of the page was not rendered', { cause })
  const { headTags, bodyTags, htmlAttrs } = await renderSSRHead(head)
  const routeIds = router.state.matches.map((match) => match.routeId)
  return {
    headTags,
    bodyTags,
    htmlAttrs,
    body,
    state: jsonScript(stateBeside(body, state)),
    isStateInHead: Boolean(state.article),
    routeIds,
    status: isNotFound(router) ? 404 : 200,
  }
}

/** React swallows what is thrown inside a Suspense boundary, and leaves the boundary empty. */
const failedBoundary = '<!--$!-->'
