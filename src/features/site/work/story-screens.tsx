import type { StoryScreen } from '#contracts/stories.ts'
import { cn } from '#ui/cn.ts'
import { Photo } from '#ui/photo.tsx'

/** Further pictures of the work, each whole; the first of an odd number is wide. */
export const StoryScreens = ({ screens }: { screens: readonly StoryScreen[] }) => (
  <div className="page-width grid grid-cols-1 gap-6 pb-14 md:grid-cols-2 lg:pb-22">
    {screens.map(({ picture, caption }, index) => {
      const isWide = index === 0 && screens.length % 2 === 1
      return (
        <figure key={picture.url} className={cn(isWide && 'md:col-span-2')}>
          <Photo
            picture={picture}
            sizes={isWide ? '(max-width: 76rem) 100vw, 72rem' : '(max-width: 48rem) 100vw, 36rem'}
            className="h-auto w-full rounded-[1.25rem] contrast:border-2 contrast:border-line"
          />
          {caption ? (
            <figcaption className="mt-2.5 text-fine text-ink-soft wrap-anywhere">{caption}</figcaption>
          ) : null}
        </figure>
      )
    })}
  </div>
)
