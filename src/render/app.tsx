import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type HeadSink, HeadSinkContext } from '#seo/head-sink.ts'
import { type SocialImages, SocialImagesContext } from '#seo/social-images-context.ts'
import type { createAppRouter } from './create-router.tsx'

export function App({
  router,
  images,
  head,
}: {
  router: ReturnType<typeof createAppRouter>
  images: SocialImages
  head: HeadSink
}) {
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
