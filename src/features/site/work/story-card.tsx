import { workCopy } from '#content/work/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { storyPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { storyLooks } from './story-look.ts'
import { CardPicture, StoryPicture } from './story-picture.tsx'
import { storyTint } from './story-tint.ts'

export interface PlacedStory {
  story: CaseStudy
  /** Its place among the published case studies, which decides its color. */
  position: number
}

interface StoryCardProps extends PlacedStory {
  /** What was done: the parts of the work, or the names of the services. */
  tags: readonly string[]
  level?: 'h2' | 'h3'
}

const edge = 'contrast:border-2 contrast:border-line forced-colors:border'

/** One of a pair. The whole card is the link. */
export function StoryCard({ story, position, tags, level = 'h2' }: StoryCardProps) {
  const { card } = storyLooks[storyTint(position)]
  return (
    <article className={cn('relative flex flex-col overflow-clip rounded-[1.5rem]', card, edge)}>
      <CardPicture story={story} sizes="(max-width: 64rem) 100vw, 36rem" className="h-56 lg:h-80" />
      <div className="flex flex-1 flex-col items-start p-6 lg:p-10 lg:pt-9">
        <StoryWords story={story} position={position} tags={tags} level={level} />
      </div>
    </article>
  )
}

interface WideStoryCardProps extends StoryCardProps {
  isFirstView?: boolean
}

/** The first of a list, over its whole width. */
export function WideStoryCard(props: WideStoryCardProps) {
  const { story, position, tags, level = 'h2', isFirstView = false } = props
  const { card } = storyLooks[storyTint(position)]
  const { drawing, picture } = story
  const hasPicture = Boolean(drawing || picture)
  const isFramed = !picture && drawing?.host
  return (
    <article
      className={cn(
        'relative grid grid-cols-1 gap-6 overflow-clip rounded-[1.5rem]',
        hasPicture && 'lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-10',
        card,
        edge,
      )}
    >
      <div className="flex flex-col items-start p-6 pb-0 lg:p-12 lg:pr-0 lg:pb-11">
        <StoryWords story={story} position={position} tags={tags} level={level} isLarge />
      </div>
      {isFramed ? (
        <div className="overflow-clip pl-6 lg:min-h-[35rem] lg:pt-17 lg:pl-0">
          <div className="w-[35rem] lg:w-[51.25rem]">
            <StoryPicture drawing={drawing} runsOut="corner" />
          </div>
        </div>
      ) : null}
      {hasPicture && !isFramed ? (
        <CardPicture
          story={story}
          sizes="(max-width: 64rem) 100vw, 50rem"
          isFirstView={isFirstView}
          className={cn('h-60 lg:h-full', picture && 'lg:min-h-[35rem]')}
        />
      ) : null}
      {hasPicture ? null : <span className="h-6 lg:hidden" />}
    </article>
  )
}

interface StoryWordsProps extends Required<StoryCardProps> {
  isLarge?: boolean
}

function StoryWords({ story, position, tags, level: Heading, isLarge = false }: StoryWordsProps) {
  const look = storyLooks[storyTint(position)]
  return (
    <>
      <p className="text-small font-semibold text-kicker wrap-anywhere">{story.client}</p>
      <Heading className="mt-1 text-[1.75rem] leading-[1.12] wrap-anywhere">
        <SiteLink href={storyPath(story.slug)} className="after:absolute after:inset-0">
          {story.title}
        </SiteLink>
      </Heading>
      <p className={isLarge ? 'mt-6 lg:mt-9' : 'mt-6'}>
        <span
          className={cn(
            '-ml-0.5 block font-heading font-bold tracking-[-0.045em] wrap-anywhere',
            figureSize(story.figure, isLarge),
            story.figure.length <= 6 && 'whitespace-nowrap',
            look.cardFigure,
          )}
        >
          {story.figure}
        </span>{' '}
        <span className="mt-3 block text-[1.25rem] leading-snug font-medium">{story.result}</span>
      </p>
      <p className="mt-4 text-[1.0625rem] leading-normal text-ink-soft">{story.description}</p>
      {tags.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className={cn('rounded-full px-3 py-1 text-tiny font-semibold contrast:border', look.cardTag)}
            >
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <span
        aria-hidden="true"
        className="mt-auto inline-flex items-center gap-1.5 pt-7 font-semibold print-hidden"
      >
        {workCopy.read}
        <Icon name="arrow-right" />
      </span>
    </>
  )
}

const shortFigureChars = 5

function figureSize(figure: string, isLarge: boolean): string {
  if (figure.length > shortFigureChars) return 'text-[3.25rem] leading-none'
  return isLarge
    ? 'text-[min(26vw,5.5rem)] leading-[.86] lg:text-[8.5rem]'
    : 'text-[min(26vw,5.5rem)] leading-[.86] lg:text-[6.5rem]'
}
