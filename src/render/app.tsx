import { RouterProvider } from '@tanstack/react-router'
import { type SocialImages, SocialImagesContext } from '#seo/social-images-context.ts'
import type { createAppRouter } from './create-router.tsx'

/** What both entries draw: the same tree, or hydration fails. */
export function App({
  router,
  images,
}: {
  router: ReturnType<typeof createAppRouter>
  images: SocialImages
}) {
  return (
    <SocialImagesContext value={images}>
      <RouterProvider router={router} />
    </SocialImagesContext>
  )
}
