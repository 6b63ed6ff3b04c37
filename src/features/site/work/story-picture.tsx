import type { CaseStudyDrawing } from '#contracts/content.ts'
import { cn } from '#ui/cn.ts'
import { BrowserFrame, Screen } from '#ui/screen.tsx'

/** A drawn screen in the frame of its browser, or without one when it has no address. */
export function StoryPicture({ drawing, className }: { drawing: CaseStudyDrawing; className?: string }) {
  const { screen, host } = drawing
  if (host === undefined) return <Screen name={screen} className={className} />
  return (
    <BrowserFrame host={host} className={className}>
      <Screen name={screen} />
    </BrowserFrame>
  )
}

/** The picture of a card: one with a frame runs out of the card, one without stands on a deep ground. */
export function CardPicture({ drawing, className }: { drawing: CaseStudyDrawing; className?: string }) {
  if (drawing.host !== undefined) {
    return (
      <div className={cn('overflow-clip pt-6 pl-6 lg:pt-10 lg:pl-10', className)}>
        <StoryPicture
          drawing={drawing}
          className="w-[32.5rem] max-w-none rounded-r-none rounded-b-none border-r-0 border-b-0 lg:w-[40rem]"
        />
      </div>
    )
  }
  return (
    <div className={cn('on-deep deep-teal grid items-center overflow-clip p-6 lg:px-10', className)}>
      <Screen name={drawing.screen} className="max-h-full" />
    </div>
  )
}
