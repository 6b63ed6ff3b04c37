import { type HomeCopy, home } from '#content/home/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import type { ScreenName } from '#shared/drawings.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { storyPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Photo } from '#ui/photo.tsx'
import { BrowserFrame, PhoneFrame, Screen } from '#ui/screen.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type StoryTint, storyTint } from '../work/story-tint.ts'
import { hasPicture } from './featured-story.tsx'
import { PartFailed } from './part-failed.tsx'
import { TopLine } from './top-line.tsx'

const unitRem = 1.625
const longestRem = 8.125

interface CaseStudiesProps {
  copy: HomeCopy['caseStudies']
  caseStudies: readonly CaseStudy[] | undefined
  onRetry: () => Promise<void>
}

export function CaseStudies({ copy, caseStudies, onRetry }: CaseStudiesProps) {
  const hasPages = isPageOn('/work')
  return (
    <Section id="case-studies" entries={caseStudies} isJoined>
      <TopLine
        of="case-studies"
        kicker={copy.kicker}
        heading={copy.heading}
        {...(hasPages && { link: { label: copy.all, href: '/work' } })}
      />
      {caseStudies ? (
        <>
          <CaseStudyList caseStudies={caseStudies} />
          <p className="mt-4 text-fine text-ink-soft">{copy.scaleNote}</p>
        </>
      ) : (
        <PartFailed message={copy.failed} onRetry={onRetry} />
      )}
    </Section>
  )
}

const grounds: Record<StoryTint, string> = {
  violet: 'on-violet [--figure:var(--violet-ink)]',
  ember: 'on-ember [--figure:var(--ember-ink)]',
  teal: 'on-industry bg-teal-800 [--figure:var(--ink)] contrast:bg-black',
}

/** The first of three or more is large if it has a screen, with the next two beside it and any others in pairs. */
export function CaseStudyList({ caseStudies }: { caseStudies: readonly CaseStudy[] }) {
  const greatest = Math.max(1, ...caseStudies.map(({ factor }) => factor))
  const remPerUnit = Math.min(unitRem, longestRem / greatest)
  const [first] = caseStudies
  const hasLarge = caseStudies.length !== 2 && first !== undefined && hasPicture(first)
  return (
    <ul
      className={cn(
        'mt-6 grid grid-cols-1 gap-4 lg:mt-10 lg:gap-6',
        caseStudies.length === 2 && 'lg:grid-cols-2',
        caseStudies.length > 2 && !hasLarge && 'lg:grid-cols-3',
        caseStudies.length > 2 &&
          hasLarge &&
          'lg:grid-cols-12 lg:*:col-span-6 lg:[&>:first-child]:col-span-7 lg:[&>:first-child]:row-span-2 lg:[&>:nth-child(2)]:col-span-5 lg:[&>:nth-child(3)]:col-span-5',
      )}
    >
      {caseStudies.map((study, index) => (
        <CaseStudyCard
          key={study.slug}
          study={study}
          remPerUnit={remPerUnit}
          tint={storyTint(index)}
          isLarge={hasLarge && index === 0}
        />
      ))}
    </ul>
  )
}

interface CardProps {
  study: CaseStudy
  remPerUnit: number
  tint: StoryTint
  isLarge: boolean
}

function CaseStudyCard({ study, remPerUnit, tint, isLarge }: CardProps) {
  const { client, title, figure, result, factor, drawing, picture, slug } = study
  const smallDrawing = isLarge || picture ? undefined : smallPicture(drawing)
  const hasSmallPicture = !isLarge && Boolean(picture || smallDrawing)
  return (
    <li
      data-card=""
      className={cn(
        'relative isolate flex flex-col overflow-clip rounded-[1.25rem] p-6 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus lg:p-8',
        isLarge ? 'lg:p-10' : 'min-h-76',
        grounds[tint],
      )}
    >
      <div className={cn(hasSmallPicture && 'min-[23rem]:pr-37 lg:pr-44')}>
        <p className="text-fine font-semibold text-kicker">{client}</p>
        <h3 className="mt-0.5 text-[1.25rem] leading-[1.2]">{title}</h3>
        <div className={cn('mt-5', isLarge ? 'lg:flex lg:items-end lg:gap-8' : 'lg:mt-7')}>
          <p>
            <span
              className={cn(
                '-ml-0.5 block font-heading leading-[.9] font-[690] tracking-[-0.045em] whitespace-nowrap text-(--figure)',
                isLarge ? 'text-[min(26vw,6.25rem)] lg:text-[9.5rem]' : 'text-[3.75rem] lg:text-[5.125rem]',
              )}
            >
              {figure}
            </span>{' '}
            <span className="mt-2.5 block text-h4 font-medium">{result}</span>
          </p>
          <BeforeAndAfter factor={factor} remPerUnit={remPerUnit} isBeside={isLarge} />
        </div>
      </div>
      {isPageOn('/work') ? (
        <p
          className={cn(
            'text-small font-semibold',
            isLarge ? 'mt-4 mb-5 lg:absolute lg:top-9.5 lg:right-9' : 'mt-auto pt-5',
          )}
        >
          <SiteLink
            href={storyPath(slug)}
            className="inline-flex items-center gap-1.5 text-ink after:absolute after:inset-0 after:rounded-[1.25rem] hover:underline focus-visible:outline-none"
          >
            <span>
              {home.caseStudies.action}
              <span className="sr-only">: {title}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </p>
      ) : null}
      {isLarge && picture ? (
        <Photo
          picture={picture}
          sizes="(max-width: 64rem) 36rem, 44rem"
          className="pointer-events-none -mr-6 mt-6 -mb-6 aspect-8/5 max-w-none rounded-tl-[0.875rem] max-lg:w-[35rem] lg:mt-9 lg:-mr-10 lg:-mb-10 lg:aspect-auto lg:h-0 lg:min-h-90 lg:w-[calc(100%+2.5rem)] lg:grow"
        />
      ) : null}
      {isLarge && drawing && !picture ? (
        <BrowserFrame
          host={drawing.host ?? ''}
          runsOut="corner"
          className="-mr-6 mt-6 -mb-6 max-lg:w-[35rem] lg:mt-9 lg:-mr-10 lg:-mb-10"
        >
          <Screen name={drawing.screen} />
        </BrowserFrame>
      ) : null}
      {picture && !isLarge ? (
        <Photo
          picture={picture}
          sizes="10rem"
          className="pointer-events-none absolute top-6 right-6 aspect-3/4 w-31 rounded-[0.75rem] max-[23rem]:hidden lg:top-8 lg:right-8 lg:w-36"
        />
      ) : null}
      {smallDrawing ? <SmallPicture name={smallDrawing} /> : null}
    </li>
  )
}

/** A small card has room for a tall drawing only. */
function smallPicture(drawing: CaseStudy['drawing']): ScreenName | undefined {
  return drawing?.phone ?? (drawing?.screen === 'flow' ? 'flow-tall' : undefined)
}

function SmallPicture({ name }: { name: ScreenName }) {
  const place = 'absolute top-6 right-4.5 w-33 max-[23rem]:hidden lg:top-7.5 lg:right-7 lg:w-40'
  return name === 'flow-tall' ? (
    <div className={place}>
      <Screen name={name} />
    </div>
  ) : (
    <PhoneFrame className={place}>
      <Screen name={name} />
    </PhoneFrame>
  )
}

function BeforeAndAfter({
  factor,
  remPerUnit,
  isBeside,
}: {
  factor: number
  remPerUnit: number
  isBeside: boolean
}) {
  return (
    <figure
      role="img"
      aria-label={home.caseStudies.barsLabel(factor)}
      className={cn('mt-4 grid gap-1.5 text-tiny', isBeside && 'lg:mb-1 lg:ml-auto lg:w-46')}
    >
      <Bar label={home.caseStudies.before} lengthRem={remPerUnit} className="opacity-45" />
      <Bar label={home.caseStudies.after} lengthRem={factor * remPerUnit} />
    </figure>
  )
}

function Bar({ label, lengthRem, className }: { label: string; lengthRem: number; className?: string }) {
  return (
    <span className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center">
      {label}
      <span
        style={{ width: `${lengthRem}rem` }}
        className={cn('h-2.75 max-w-full rounded-[3px] bg-ink forced-colors:border', className)}
      />
    </span>
  )
}
