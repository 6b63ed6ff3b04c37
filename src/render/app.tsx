import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type HeadSink, HeadSinkContext } from '#seo/head-sink.ts'
import { type SocialImages, SocialImagesContext } from '#seo/social-images-context.ts'
import type { createAppRouter } from './create-router.tsx'

/** Lets styles tell a page that React runs from one that is only HTML (src/ui/styles.css). */
function markAsRunning() {
  document.documentElement.dataset.appRuns = ''
}

export function App({
  router,
  images,
  head,
}: {
  router: ReturnType<typeof createAppRouter>
  images: SocialImages
  head: HeadSink
}) {
  useEffect(markAsRunning, [])
  // The boot script waits for this event (boot-script.ts).
  useEffect(() => void dispatchEvent(new Event('appready')), [])
  return (
    <SocialImagesContext value={images}>
      <HeadSinkContext value={head}>
        <RouterProvider router={router} />
      </HeadSinkContext>
    </SocialImagesContext>
  )
}
