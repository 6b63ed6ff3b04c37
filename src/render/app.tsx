import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
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
  useEffect(() => {
    dispatchEvent(new Event('appready'))
    // The router starts to listen one task later.
    setTimeout(() => {
      // It restores what it has seen scrolled, and the reader may have scrolled before it ran.
      if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
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
