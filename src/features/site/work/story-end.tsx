import { storyCopy, workCopy } from '#content/work/page.ts'
import { team } from '#content/team.ts'
import type { Story } from '#contracts/stories.ts'
import { storyPath } from '#shared/page-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Photo } from '#ui/photo.tsx'
import { Figure } from '#ui/portrait.tsx'
import { Screen } from '#ui/screen.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { StoryPerson } from './story-hero.tsx'
import { storyLooks } from './story-look.ts'
import { StoryPicture } from './story-picture.tsx'
import { storyTint } from './story-tint.ts'

export const StoryEnd = ({ story, people }: { story: Story; people: readonly StoryPerson[] }) => (
  <div
    className={cn(
      'page-width grid grid-cols-1 gap-4 py-14 lg:gap-6 lg:py-22 print-hidden',
      story.next && 'lg:grid-cols-[7fr_5fr]',
    )}
  >
    {story.next ? <NextStory next={story.next} /> : null}
    <BookingCard story={story} people={people} />
  </div>
)

function NextStory({ next }: { next: NonNullable<Story['next']> }) {
  const look = storyLooks[storyTint(next.position)]
  const { drawing, picture } = next
  return (
    <section
      className={cn(
        'relative grid grid-cols-1 gap-6 overflow-clip rounded-[1.5rem] p-7 contrast:border-2 contrast:border-line lg:min-h-96 lg:p-10',
        (drawing || picture) && 'md:grid-cols-[minmax(0,1fr)_13.5rem]',
        look.card,
      )}
    >
      <div className="flex flex-col items-start">
        <p className="text-small font-semibold text-kicker wrap-anywhere">{storyCopy.next(next.client)}</p>
        <h2 className="mt-1 text-[1.75rem] leading-[1.18] wrap-anywhere">
          <SiteLink href={storyPath(next.slug)} className="after:absolute after:inset-0">
            {next.title}
          </SiteLink>
        </h2>
        <p className="mt-8">
          <span
            className={cn(
              'block font-heading font-bold tracking-[-0.045em] wrap-anywhere',
              next.figure.length > 5
                ? 'text-[3.25rem] leading-none'
                : 'text-[min(5rem,20vw)] leading-[.86] whitespace-nowrap lg:text-[6.5rem]',
              look.cardFigure,
            )}
          >
            {next.figure}
          </span>{' '}
          <span className="mt-2.5 block text-[1.1875rem]">{next.result}</span>
        </p>
        <span aria-hidden="true" className="mt-auto inline-flex items-center gap-1.5 pt-6 font-semibold">
          {workCopy.read}
          <Icon name="arrow-right" />
        </span>
      </div>
      {picture ? (
        <Photo
          picture={picture}
          sizes="16rem"
          className="pointer-events-none h-full w-full rounded-[1rem] max-md:hidden"
        />
      ) : null}
      {drawing && !picture ? (
        <div className="max-md:hidden">
          {drawing.screen === 'flow' ? (
            <Screen name="flow-tall" />
          ) : (
            <div className="w-[34rem] lg:mt-10">
              <StoryPicture drawing={drawing} runsOut="right" />
            </div>
          )}
        </div>
      ) : null}
    </section>
  )
}

function BookingCard({ story, people }: { story: Story; people: readonly StoryPerson[] }) {
  const [host] = team
  const offer = story.offers.find(({ isBookable }) => isBookable)
  const hasPlanned = people.some(({ name }) => name === host?.name)
  return (
    <section
      aria-labelledby="call-heading"
      className="on-sky-strong relative flex min-h-84 flex-col items-start overflow-clip rounded-[1.5rem] p-7 contrast:border-2 contrast:border-line lg:p-10"
    >
      <h2 id="call-heading" className="text-[min(9vw,2.125rem)] leading-[1.06] wrap-anywhere">
        {story.callTitle ?? storyCopy.callTitle}
      </h2>
      <p className="mt-2.5 max-w-[16rem] text-ink-soft">
        {storyCopy.callText(host?.name.split(' ')[0], hasPlanned)}
      </p>
      <ButtonLink look="cta" size="hero" href={offer ? `/booking/${offer.id}` : '/contact'} className="mt-6">
        {storyCopy.callAction}
        <Icon name="arrow-right" />
      </ButtonLink>
      {host?.portrait ? (
        <Figure of={host.portrait} className="absolute -right-1.5 bottom-0 w-42 lg:w-47" />
      ) : null}
    </section>
  )
}
