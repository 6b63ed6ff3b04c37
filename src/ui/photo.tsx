import { cn } from './cn.ts'

interface PhotoProps {
  picture: {
    url: string
    srcset: string
    width: number
    height: number
    alt: string
    focusX: number
    focusY: number
  }
  /** How wide the page shows it, for the browser's choice among its variants. */
  sizes: string
  isFirstView?: boolean | undefined
  /** Says how the picture fills its box; where it is cropped, its focus point stays. */
  className?: string
}

/** A picture of the library. */
export function Photo({ picture, sizes, isFirstView = false, className }: PhotoProps) {
  const { url, srcset, width, height, alt, focusX, focusY } = picture
  const image = (
    <img
      src={url}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : undefined}
      decoding="async"
      style={{ objectPosition: `${focusX * 100}% ${focusY * 100}%` }}
      className={cn('object-cover', className)}
    />
  )
  // Inside a picture element, React does not emit its own preload into the body.
  return isFirstView ? <picture className="contents">{image}</picture> : image
}
