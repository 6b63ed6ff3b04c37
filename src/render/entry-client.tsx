import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserSource, whenPublicReadsAreForgotten } from '#api/page-source.ts'
import { createSocialImages } from '#api/social-images.ts'
import { checkSession, watchSession } from '#browser/current-user.ts'
import type { PageState } from '#contracts/page-source.ts'
import { decodablePath } from '#shared/url-paths.ts'
import { App } from './app.tsx'
import { createBrowserHead } from './browser-head.ts'
import { createAppRouter } from './create-router.tsx'
import { setHydrating } from './router-internals.ts'

void start()

async function start() {
  watchSession()
  void checkSession()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  makeAddressDecodable()
  const state = readState()
  if (state.refusedForm) history.replaceState(history.state, '', state.refusedForm.path)
  const router = createAppRouter(createBrowserSource(state, location.pathname))
  whenPublicReadsAreForgotten(() => router.clearCache())
  const images = createSocialImages(state.hasSocialImage && readSocialImage())
  const app = (hasHead: boolean) => (
    <StrictMode>
      <App router={router} images={images} head={createBrowserHead(hasHead)} />
    </StrictMode>
  )

  if (!root.hasChildNodes()) {
    createRoot(root).render(app(false))
    return
  }
  setHydrating(router, true)
  const isWaiting = root.querySelector('[data-waiting]') !== null
  const [isStyled] = await Promise.all([applyWholeStyles(), router.load()])
  if (!isStyled || router.state.matches.some(({ status }) => status === 'error')) {
    // A chunk is missing. A finished page works as HTML; a page that waits for React has to show the error.
    if (isWaiting) {
      setHydrating(router, false)
      createRoot(root).render(app(false))
    } else dispatchEvent(new Event('appfailed'))
    return
  }
  // Hydrating would submit a form a second time while it is being submitted, so this waits until the reader
  // returns to the page.
  if (window.boot?.isLeaving) await new Promise((resolve) => addEventListener('pageshow', resolve))
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return
    delete state.notice
    delete state.refusedForm
  })
  startTransition(() => {
    hydrateRoot(root, app(true))
  })
}

/** The router's own rewrite would navigate once more after hydration, to the rewritten address. */
function makeAddressDecodable() {
  const path = decodablePath(location.pathname)
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
}

function readSocialImage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return meta ? new URL(meta.content).pathname : undefined
}

/** The cast is safe: our own build rendered the document and its state. */
function readState(): PageState {
  const text = document.getElementById('__state')?.textContent
  return text ? (JSON.parse(text) as PageState) : {}
}

export async function applyWholeStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('head link[rel="stylesheet"]')
  if (!link) return document.querySelector('[name=x-app]') === null
  const isLoaded = link.sheet !== null
  link.media = 'all'
  if (isLoaded) return true
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}
