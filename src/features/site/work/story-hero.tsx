import type { ReactNode } from 'react'
import { storyCopy } from '#content/work/page.ts'
import type { Story } from '#contracts/stories.ts'
import type { PortraitSource } from '#shared/drawings.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { cn } from '#ui/cn.ts'
import { Photo } from '#ui/photo.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { PhoneFrame, Screen } from '#ui/screen.tsx'
import { storyLooks } from './story-look.ts'
import { StoryPicture } from './story-picture.tsx'
import type { StoryTint } from './story-tint.ts'

export interface StoryPerson {
  name: string
  portrait?: PortraitSource
}

interface StoryHeroProps {
  story: Story
  tint: StoryTint
  people: readonly StoryPerson[]
  breadcrumbs: readonly { name: string; url: string }[]
}

export function StoryHero({ story, tint, people, breadcrumbs }: StoryHeroProps) {
  const look = storyLooks[tint]
  const hasPicture = Boolean(story.picture || story.drawing)
  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden="true"
        className={cn(
          'absolute inset-x-0 top-0 -z-1 contrast:border-b-3 contrast:border-line',
          hasPicture ? 'bottom-84' : 'bottom-0',
          look.ground,
        )}
      />
      <div className={cn('page-width bg-transparent! pt-4 lg:pt-7', look.ground)}>
        <Breadcrumbs items={breadcrumbs} />
        <div className="grid items-end gap-x-8 gap-y-6 pt-7 pb-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-13 lg:pb-14">
          <div>
            <p className="font-semibold text-kicker wrap-anywhere">{story.client}</p>
            <h1 className="mt-2.5 max-w-[32rem] text-[min(11vw,2.5rem)] leading-none tracking-[-0.03em] wrap-anywhere lg:text-[clamp(2.75rem,4.4vw,4rem)]">
              {story.title}
            </h1>
            <p className="mt-5 max-w-[31rem] text-[1.0625rem] leading-normal text-ink-soft lg:text-[1.1875rem]">
              {story.description}
            </p>
          </div>
          <p className="min-w-0">
            <span
              className={cn(
                'block font-heading font-bold tracking-[-0.055em] wrap-anywhere',
                figureSize(story.figure),
                story.figure.length <= 6 && 'whitespace-nowrap',
                look.figure,
              )}
            >
              {story.figure}
            </span>{' '}
            <span className="mt-4 block font-heading text-[1.5rem] leading-[1.1] font-semibold tracking-[-0.02em] lg:mt-9 lg:pl-1.5 lg:text-[1.75rem]">
              {story.result}
            </span>
          </p>
        </div>
      </div>
      <div className="page-width">
        <HeroPicture story={story} />
        <StoryFacts story={story} people={people} />
      </div>
    </div>
  )
}

const shortFigureChars = 4
const middleFigureChars = 6

function figureSize(figure: string): string {
  if (figure.length <= shortFigureChars)
    return 'text-[min(31vw,7.75rem)] leading-[.8] lg:text-[clamp(10rem,17vw,15.5rem)] lg:leading-[.74]'
  if (figure.length <= middleFigureChars)
    return 'text-[min(20vw,5.5rem)] leading-[.85] lg:text-[clamp(6rem,10.5vw,9.5rem)]'
  return 'text-[min(12vw,3.5rem)] leading-none lg:text-[clamp(3.5rem,5.5vw,5rem)]'
}

function HeroPicture({ story: { drawing, picture } }: { story: Story }) {
  if (picture) {
    return (
      <Photo
        picture={picture}
        sizes="(max-width: 76rem) 100vw, 72rem"
        isFirstView
        className="aspect-8/5 w-full rounded-[1.25rem] shadow-device contrast:border-2 contrast:border-line"
      />
    )
  }
  if (!drawing) return null
  if (drawing.host === undefined) {
    return (
      <div className="on-deep deep-teal rounded-[1.25rem] px-5 py-8 shadow-device contrast:border-2 contrast:border-line lg:py-12">
        <div className="mx-auto max-w-[45rem]">
          <StoryPicture drawing={drawing} />
        </div>
      </div>
    )
  }
  return (
    <div className="relative max-md:-mr-5">
      <div className="max-md:w-[36.25rem]">
        <StoryPicture drawing={drawing} runsOut="rightOnPhones" className="shadow-device" />
      </div>
      {drawing.phone ? (
        <div className="absolute right-5 -bottom-8.5 w-34 md:-right-2 md:-bottom-13 md:w-[23%] md:max-w-[13.625rem] xl:-right-8.5">
          <PhoneFrame className="shadow-device">
            <Screen name={drawing.phone} />
          </PhoneFrame>
        </div>
      ) : null}
    </div>
  )
}

function StoryFacts({ story, people }: Pick<StoryHeroProps, 'story' | 'people'>) {
  const { facts } = storyCopy
  const tags = story.tags ?? story.offers.map(({ title }) => title)
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-x-8 gap-y-5.5 pt-9 lg:flex lg:flex-wrap lg:gap-x-14',
        !story.picture && story.drawing?.phone && 'max-md:pt-15 md:mr-[26%] lg:mr-56',
        story.picture || story.drawing ? 'pb-2' : 'pb-10',
      )}
    >
      <Fact name={facts.client}>{story.client}</Fact>
      {story.industry ? <Fact name={facts.industry}>{story.industry}</Fact> : null}
      {tags.length > 0 ? (
        <Fact name={facts.services}>
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <span
                key={tag}
                className="inline-flex min-h-7 items-center rounded-full bg-tint-strong px-3 font-sans text-tiny font-semibold contrast:border"
              >
                {tag}
              </span>
            ))}
          </span>
        </Fact>
      ) : null}
      {story.period ? <Fact name={facts.period}>{story.period}</Fact> : null}
      {people.length > 0 ? (
        <Fact name={facts.team}>
          <span className="flex pl-2.5">
            {people.map(({ name, portrait }) => (
              <span key={name} title={name} className="-ml-2.5">
                <Portrait of={portrait} name={name} className="size-9.5 border-2 border-surface" />
                <span className="sr-only">{name}</span>{' '}
              </span>
            ))}
          </span>
        </Fact>
      ) : null}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1.5 text-tiny font-semibold text-ink-soft">{name}</dt>
    <dd className="font-heading text-[1.125rem] leading-tight font-semibold wrap-anywhere">{children}</dd>
  </div>
)
