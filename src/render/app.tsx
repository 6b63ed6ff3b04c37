import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { type HeadSink, HeadSinkContext } from '#seo/head-sink.ts'
import { type SocialImages, SocialImagesContext } from '#seo/social-images-context.ts'
import type { createAppRouter } from './create-router.tsx'
import { repeatHeld } from './repeat-held.ts'

export function App({
  router,
  images,
  head,
}: {
  router: ReturnType<typeof createAppRouter>
  images: SocialImages
  head: HeadSink
}) {
  // A layout effect, because a press during hydration is handled before the effects below and may leave the page.
  useLayoutEffect(reportScroll, [])
  useEffect(() => {
    dispatchEvent(new Event('appready'))
    setTimeout(() => {
      reportScroll()
      void repeatHeld()
    })
  }, [])
  return (
    <SocialImagesContext value={images}>
      <HeadSinkContext value={head}>
        <RouterProvider router={router} />
      </HeadSinkContext>
    </SocialImagesContext>
  )
}

/**
 * Reports the scroll position to the router, which restores only positions that it has seen; the reader may have
 * scrolled before it ran. The router may discard the first report, so another one follows a task later.
 */
function reportScroll() {
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
}
