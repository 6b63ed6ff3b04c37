import type { HomeCopy } from '#content/home/page.ts'
import { team } from '#content/team.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { FeaturedResult, FeaturedScreens, hasPicture } from './featured-story.tsx'
import { Stats } from './stats.tsx'

interface HeroProps {
  copy: HomeCopy['hero']
  story: CaseStudy | undefined
}

const columns = 'lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-x-16'

export function Hero({ copy, story }: HeroProps) {
  const [before, accent, ...rest] = [copy.heading].flat()
  const hasScreen = story !== undefined && hasPicture(story)
  return (
    <section aria-labelledby="hero-heading">
      <div className="on-band hero-ground relative z-1 overflow-x-clip print:[--kicker:#333]">
        <div aria-hidden="true" className="absolute inset-0 overflow-clip max-lg:opacity-40 contrast:hidden">
          <Contours
            art="hero"
            isBehind={false}
            className="[--contour-gradient:linear-gradient(in_srgb_90deg,transparent_6%,var(--contour-20)_50%,var(--contour-color)_88%)]"
          />
        </div>
        <div className="page-width relative pt-10 pb-9 lg:pt-17 lg:pb-13">
          <p className="text-fine font-semibold text-kicker">{copy.kicker}</p>
          <h1 id="hero-heading" className="mt-3 text-display tracking-[-0.03em] lg:mt-4.5">
            {before}
            {accent ? <span className="inline-block text-on-band-accent">{accent}</span> : null}
            {rest}
          </h1>
          <div className={cn('mt-5 grid grid-cols-1 gap-y-9 lg:mt-11', hasScreen && columns)}>
            <div className={hasScreen ? undefined : 'max-w-[36rem]'}>
              <p className="text-lede text-ink-soft">{copy.paragraph}</p>
              <div className="mt-6 flex flex-col gap-3 sm:flex-row lg:mt-7.5">
                <ButtonLink look="cta" size="hero" href={copy.action.href}>
                  {copy.action.label}
                  <Icon name="arrow-right" />
                </ButtonLink>
                <ButtonLink look="glass" size="hero" href={copy.secondAction.href}>
                  {copy.secondAction.label}
                </ButtonLink>
              </div>
              <ReplyPromise text={copy.replyPromise} />
            </div>
            {story ? <FeaturedScreens story={story} /> : null}
          </div>
        </div>
      </div>
      {isEmpty(copy.stats) && !story ? null : (
        <div className={cn('page-width grid grid-cols-1 gap-y-8 pt-11', hasScreen && columns)}>
          <Stats copy={copy} isWide={!hasScreen} />
          {story ? <FeaturedResult story={story} label={copy.story} /> : null}
        </div>
      )}
    </section>
  )
}

function ReplyPromise({ text }: { text: string }) {
  const faces = team.slice(0, 4)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3.5 text-small text-ink-soft lg:mt-7.5">
      {faces.length > 0 ? (
        <span className="flex">
          {faces.map(({ id, name, portrait }) => (
            <Portrait
              key={id}
              of={portrait}
              name={name}
              className="size-11 border-2 border-band-raised not-first:-ml-3.5"
            />
          ))}
        </span>
      ) : null}
      <p className="max-w-[9rem]">{text}</p>
    </div>
  )
}
