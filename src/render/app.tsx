import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { type HeadSink, HeadSinkContext, type SocialImages, SocialImagesContext } from '#seo/head-sink.ts'
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
  // A press during hydration is answered before the effects below, and may leave the page.
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
 * The router restores what it has seen scrolled, and the reader may have scrolled before it ran. It may forget that
 * until one task later, so it is told twice.
 */
function reportScroll() {
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
}
