import type { CaseStudy, CaseStudyDrawing } from '#contracts/content.ts'
import { cn } from '#ui/cn.ts'
import { Photo } from '#ui/photo.tsx'
import { BrowserFrame, type FrameEdge, Screen } from '#ui/screen.tsx'

interface StoryPictureProps {
  drawing: CaseStudyDrawing
  runsOut?: FrameEdge
  className?: string
}

/** A drawn screen in the frame of its browser, or without one when it has no address. */
export function StoryPicture({ drawing: { screen, host }, runsOut, className }: StoryPictureProps) {
  if (host === undefined) return <Screen name={screen} className={className} />
  return (
    <BrowserFrame host={host} runsOut={runsOut} className={className}>
      <Screen name={screen} />
    </BrowserFrame>
  )
}

interface CardPictureProps {
  story: Pick<CaseStudy, 'drawing' | 'picture'>
  sizes: string
  isFirstView?: boolean
  className?: string
}

/**
 * The picture of a card: the agency's own fills its place, a drawing with a frame runs out of the card, and one without
 * stands on a deep ground.
 */
export function CardPicture({
  story: { drawing, picture },
  sizes,
  isFirstView,
  className,
}: CardPictureProps) {
  if (picture) {
    return (
      <Photo
        picture={picture}
        sizes={sizes}
        isFirstView={isFirstView}
        className={cn('pointer-events-none w-full', className)}
      />
    )
  }
  if (!drawing) return null
  if (drawing.host !== undefined) {
    return (
      <div className={cn('overflow-clip pt-6 pl-6 lg:pt-10 lg:pl-10', className)}>
        <div className="w-[32.5rem] lg:w-[40rem]">
          <StoryPicture drawing={drawing} runsOut="corner" />
        </div>
      </div>
    )
  }
  return (
    <div className={cn('on-deep deep-teal grid items-center overflow-clip p-6 lg:px-10', className)}>
      <Screen name={drawing.screen} />
    </div>
  )
}
