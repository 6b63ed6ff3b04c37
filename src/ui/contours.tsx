import { cn } from './cn.ts'

const arts = {
  hero: '[--contour-art:var(--art-hero)]',
}

export type ContourArt = keyof typeof arts

interface ContoursProps {
  art: ContourArt
  isBehind?: boolean
  /**
   * Also sets `--contour-gradient` of `--contour-color` and its tints, which shows the lines only in a part of the box.
   * With a tint it is `in srgb`: the default for such colors takes longer to paint.
   */
  className?: string
}

export function Contours({ art, isBehind = true, className }: ContoursProps) {
  return (
    <span
      aria-hidden="true"
      data-contours=""
      className={cn('contours', arts[art], isBehind && '-z-10', className)}
    />
  )
}
