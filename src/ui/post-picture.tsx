import { artPath } from '#shared/page-paths.ts'
import type { CoverFigure } from '#shared/drawings.ts'
import { cn } from './cn.ts'
import { Cover, type CoverShape } from './cover.tsx'
import { pictureFallback, pictureFallbackLook } from './picture-fallback.ts'

const frames = {
  wide: {
    look: 'aspect-2/1 rounded-card',
    sizes: '(max-width: 46rem) 100vw, 46rem',
    width: 720,
    height: 360,
  },
  card: {
    look: 'aspect-video rounded-card max-sm:rounded-[0.75rem]',
    sizes: '(max-width: 40rem) 100vw, 24rem',
    width: 720,
    height: 405,
  },
  thumbnail: { look: 'aspect-4/3 rounded-[0.75rem]', sizes: '11rem', width: 336, height: 252 },
}

interface PostPictureProps {
  post: {
    slug: string
    category: string
    featuredImage: string
    cover: CoverFigure
    picture?: { srcset: string; alt: string; focusX: number; focusY: number } | undefined
  }
  shape: Exclude<CoverShape, 'panel'>
  isFirstView?: boolean | undefined
  className?: string
}

/** A post's own picture, or its drawn cover. */
export function PostPicture({ post, shape, isFirstView = false, className }: PostPictureProps) {
  if (post.featuredImage === artPath(post))
    return <Cover figure={post.cover} category={post.category} shape={shape} className={cn(className)} />
  const { look, sizes, ...size } = frames[shape]
  const { picture } = post
  const fallback = pictureFallback(post)
  const image = (
    <img
      src={post.featuredImage}
      srcSet={picture?.srcset || undefined}
      sizes={picture?.srcset ? sizes : undefined}
      // Beside its title, the picture of a card says nothing that the title does not.
      alt={shape === 'wide' ? (picture?.alt ?? '') : ''}
      {...size}
      loading={isFirstView ? 'eager' : 'lazy'}
      decoding="async"
      style={{ ...fallback, objectPosition: picture && `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
      className={cn('w-full overflow-clip object-cover', look, pictureFallbackLook, className)}
    />
  )
  // Inside a picture element, React does not emit its own preload into the body.
  return isFirstView ? <picture>{image}</picture> : image
}
