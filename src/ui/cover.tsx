import covers from '../../.generated/drawings/covers.svg?no-inline'
import type { CoverFigure } from '#shared/drawings.ts'
import { cn } from './cn.ts'

/** What each shape shows of the drawing, which is 560 wide and 315 high. */
const windows = {
  wide: { viewBox: '0 18 560 280', look: 'aspect-2/1 rounded-card' },
  card: { viewBox: '0 0 560 315', look: 'aspect-video rounded-card max-sm:rounded-[0.75rem]' },
  /** As high as what stands beside it. */
  panel: { viewBox: '60 0 440 315', look: 'h-full min-h-90 rounded-card' },
  thumbnail: { viewBox: '40 -22 480 360', look: 'aspect-4/3 rounded-[0.75rem]' },
}

export type CoverShape = keyof typeof windows

/** Their marks stand in the middle, so that thumbnails can show them larger. */
const narrowFigures: readonly CoverFigure[] = ['braces', 'letter']
const narrowThumbnail = '90 16 380 285'

interface CoverProps {
  figure: CoverFigure
  /** Its palette is in the styles that are built from the categories (scripts/fork/brand/build-brand.ts). */
  category: string
  shape?: CoverShape
  className?: string
}

/** The drawn cover of a post, on the ground of its category. The title beside it says what the post is about. */
export function Cover({ figure, category, shape = 'card', className }: CoverProps) {
  const { viewBox, look } = windows[shape]
  return (
    <svg
      aria-hidden="true"
      viewBox={shape === 'thumbnail' && narrowFigures.includes(figure) ? narrowThumbnail : viewBox}
      className={cn('cover block w-full', `cover-${category}`, look, className)}
    >
      <use href={`${covers}#${figure}`} />
    </svg>
  )
}
