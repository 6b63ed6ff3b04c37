import portraits from '../../.generated/drawings/portraits.svg?no-inline'
import { cn } from './cn.ts'
import { isPortraitName, portraitGrounds, type PortraitSource } from '#shared/drawings.ts'

interface PortraitProps {
  /** A drawn person or the path of a picture; anybody else is shown by the initials of `name`. */
  of?: string | undefined
  name?: string
  /** Round, unless the picture is large. */
  isRound?: boolean
  className?: string
}

/** A face beside a name that stands in the text, and therefore hidden from assistive technology. */
export function Portrait({ of = '', name = '', isRound = true, className }: PortraitProps) {
  const shape = cn('block shrink-0 overflow-clip', isRound && 'rounded-full', className)
  if (isPortraitName(of)) {
    return (
      <svg aria-hidden="true" viewBox="0 0 160 160" className={shape}>
        <rect width="160" height="160" fill={portraitGrounds[of]} />
        <use href={`${portraits}#${of}`} />
      </svg>
    )
  }
  if (of.startsWith('/')) return <Face path={of} className={shape} />
  return (
    <span
      aria-hidden="true"
      className={cn(shape, '@container-size grid place-items-center bg-sky-strong text-ink')}
    >
      <span className="font-heading text-[38cqw] leading-none font-semibold">{initialsOf(name)}</span>
    </span>
  )
}

const pictureSize = 320

const Face = ({ path, className }: { path: string; className: string }) => (
  <img
    src={path}
    alt=""
    width={pictureSize}
    height={pictureSize}
    loading="lazy"
    decoding="async"
    className={cn('object-cover', className)}
  />
)

/** A person in front of the ground of the page. */
export function Figure({ of, className }: { of: PortraitSource; className?: string }) {
  if (!isPortraitName(of))
    return <Face path={of} className={cn('block aspect-square h-auto rounded-t-[1.25rem]', className)} />
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className={cn('block', className)}>
      <use href={`${portraits}#${of}`} />
    </svg>
  )
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
