import { team } from '#content/team.ts'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Portrait } from '#ui/portrait.tsx'

export const authorOf = (name: string) => team.find((person) => person.name === name)

interface AuthorPortraitProps {
  name: string | undefined
  picture?: ShownPicture | undefined
  className: string
  isFirstView?: boolean
}

/** The picture, the drawn face or the initials of a person; an icon for the desk that writes when a post names nobody. */
export function AuthorPortrait({ name, picture, className, isFirstView = false }: AuthorPortraitProps) {
  if (picture) {
    const { url, srcset, focusX, focusY } = picture
    const image = (
      <img
        src={url}
        srcSet={srcset || undefined}
        sizes={srcset ? '9rem' : undefined}
        // The name stands beside it.
        alt=""
        width={144}
        height={144}
        loading={isFirstView ? 'eager' : 'lazy'}
        decoding="async"
        style={{ objectPosition: `${focusX * 100}% ${focusY * 100}%` }}
        className={cn('shrink-0 rounded-full bg-tint-strong object-cover', className)}
      />
    )
    // Inside a picture element, React does not emit its own preload into the body.
    return isFirstView ? <picture className="contents">{image}</picture> : image
  }
  if (name) return <Portrait of={authorOf(name)?.portrait} name={name} className={className} />
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-tint-strong text-link',
        className,
      )}
    >
      <Icon name="bot" />
    </span>
  )
}
