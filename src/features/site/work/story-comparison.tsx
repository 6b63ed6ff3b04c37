import { storyCopy } from '#content/work/page.ts'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import type { Comparison } from '#contracts/stories.ts'
import type { ScreenName } from '#shared/drawings.ts'
import { cn } from '#ui/cn.ts'
import { Photo } from '#ui/photo.tsx'
import { StoryPicture } from './story-picture.tsx'
import { storyLooks } from './story-look.ts'
import type { StoryTint } from './story-tint.ts'

interface StoryComparisonProps {
  comparison: Comparison
  beforePicture: ShownPicture | undefined
  afterPicture: ShownPicture | undefined
  host: string | undefined
  tint: StoryTint
}

const numberLook =
  'grid size-6 place-items-center rounded-full bg-night text-[0.75rem] font-bold text-white md:size-7 md:text-[0.875rem] forced-colors:border contrast:border-2'

/**
 * Two pictures or drawn screens with numbered pins, and the sentences about them. Without both, the sentences alone.
 */
export function StoryComparison(props: StoryComparisonProps) {
  const { beforePicture, afterPicture, host, tint } = props
  const { before, after, pairs } = props.comparison
  const pinsOf = (side: 'beforePin' | 'afterPin') => pairs.map((pair) => pair[side])
  const hasScreens = Boolean((beforePicture || before.screen) && (afterPicture || after.screen))
  const isDrawn = hasScreens && !(beforePicture && afterPicture)
  return (
    <>
      {hasScreens ? (
        <div className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6 lg:mt-13">
          <Side
            title={storyCopy.before}
            label={before.label}
            picture={beforePicture}
            screen={before.screen}
            host={host}
            pins={pinsOf('beforePin')}
            className="bg-field/20 text-ink contrast:border-2 contrast:border-line contrast:bg-surface"
          />
          <Side
            title={storyCopy.after}
            label={after.label}
            picture={afterPicture}
            screen={after.screen}
            host={host}
            pins={pinsOf('afterPin')}
            className={cn(storyLooks[tint].ground, 'contrast:border-2 contrast:border-line')}
          />
        </div>
      ) : null}
      {pairs.length > 0 ? (
        <div className={hasScreens ? 'mt-7' : 'mt-8 lg:mt-13'}>
          {hasScreens ? null : (
            <div aria-hidden="true" className="grid grid-cols-2 gap-x-6 pb-3 font-semibold max-md:hidden">
              <SideTitle title={storyCopy.before} label={before.label} />
              <SideTitle title={storyCopy.after} label={after.label} />
            </div>
          )}
          <ol>
            {pairs.map((pair, index) => (
              <li
                key={pair.before}
                className={cn(
                  'grid gap-x-6 gap-y-1.5 border-t border-line py-4.5 text-[1.0625rem] leading-normal md:grid-cols-2',
                  hasScreens &&
                    'grid-cols-[2.25rem_minmax(0,1fr)] max-md:gap-x-2 md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)]',
                )}
              >
                {hasScreens ? (
                  <span aria-hidden="true" className={numberLook}>
                    {index + 1}
                  </span>
                ) : null}
                <span className="text-ink-soft">
                  <span className="sr-only">{storyCopy.before}: </span>
                  {pair.before}
                </span>
                <b className={cn('font-semibold', hasScreens && 'max-md:col-start-2')}>
                  <span className="sr-only">{storyCopy.after}: </span>
                  {pair.after}
                </b>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {isDrawn ? <p className="mt-3 text-fine text-ink-soft">{storyCopy.comparisonDrawn}</p> : null}
    </>
  )
}

const SideTitle = ({ title, label }: { title: string; label: string | undefined }) => (
  <span className="flex items-baseline gap-3">
    {title}
    {label ? <span className="text-fine font-medium text-ink-soft">{label}</span> : null}
  </span>
)

interface SideProps {
  title: string
  label: string | undefined
  picture: ShownPicture | undefined
  screen: ScreenName | undefined
  host: string | undefined
  pins: readonly ({ x: number; y: number } | undefined)[]
  className: string
}

const Side = ({ title, label, picture, screen, host, pins, className }: SideProps) => (
  <figure className={cn('rounded-[1.25rem] p-4 pb-4.5 md:p-6 lg:px-7 lg:pb-7', className)}>
    <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-4 text-small font-semibold">
      {title}
      {label ? <span className="text-fine font-medium">{label}</span> : null}
    </figcaption>
    <div className="relative">
      {picture ? (
        <Photo
          picture={picture}
          sizes="(max-width: 48rem) 100vw, 34rem"
          className="aspect-8/5 w-full rounded-[0.875rem]"
        />
      ) : null}
      {screen && !picture ? <StoryPicture drawing={{ screen, ...(host ? { host } : {}) }} /> : null}
      {pins.map((pin, index) =>
        pin ? (
          <span
            key={`${pin.x}/${pin.y}`}
            aria-hidden="true"
            style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
            className={cn('absolute shadow-[0_0_0_3px_#fff]', numberLook)}
          >
            {index + 1}
          </span>
        ) : null,
      )}
    </div>
  </figure>
)
