import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { checkSession, watchSession } from '#browser/current-user.ts'
import { createBrowserSource } from '#api/page-source.ts'
import { createSocialImages } from '#api/social-images.ts'
import type { PageState } from '#contracts/page-source.ts'
import { App } from './app.tsx'
import { createBrowserHead } from './browser-head.ts'
import { createAppRouter } from './create-router.tsx'

void start()

async function start() {
  watchSession()
  void checkSession()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  const state = readState()
  const router = createAppRouter(createBrowserSource(state, location.pathname))
  const images = createSocialImages(state.images ?? {})
  const app = (isDrawn: boolean) => (
    <StrictMode>
      <App router={router} images={images} head={createBrowserHead(isDrawn)} />
    </StrictMode>
  )

  if (!root.hasChildNodes()) {
    createRoot(root).render(app(false))
    return
  }
  // The server draws the matches without a manifest; saying so here makes the client draw the same boundaries,
  // and without the load before hydration React would put a second page beside the first.
  router.ssr = { manifest: undefined }
  await Promise.all([router.load(), wholeStyles()])
  if (router.state.matches.some(({ status }) => status === 'error')) {
    // A chunk is missing. A finished page stays as it is and works as HTML; one that waits for React has to say so.
    if (root.querySelector('[data-waiting]')) {
      router.ssr = undefined
      createRoot(root).render(app(false))
    }
    return
  }
  startTransition(() => {
    hydrateRoot(root, app(true))
  })
}

/**
 * The document brought the styles of its own HTML (page-styles.ts); what React draws from here on may need others,
 * which the boot script asked for beside the app.
 */
function wholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    // Without the rest of the styles the page still works.
    link.addEventListener('error', () => resolve())
  })
}

/** What the page was drawn from. The document is our own build's, so its state has the shape the build gave it. */
function readState(): PageState {
  const text = document.getElementById('__state')?.textContent
  return text ? (JSON.parse(text) as PageState) : {}
}
