import type { CaseStudy } from '#contracts/content.ts'
import { storyPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Photo } from '#ui/photo.tsx'
import { BrowserFrame, PhoneFrame, Screen } from '#ui/screen.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const overhang = 'relative max-lg:-mr-5 max-lg:-mb-26 max-lg:sm:-mr-6 lg:-mb-64 xl:-mr-12 print:hidden'

/** Hangs over the lower edge of the hero. */
export function FeaturedScreens({ story: { drawing, picture } }: { story: CaseStudy }) {
  if (picture) {
    return (
      <div className={overhang}>
        <Photo
          picture={picture}
          sizes="(max-width: 64rem) 38rem, 52rem"
          isFirstView
          className="aspect-8/5 w-full rounded-[0.875rem] shadow-device max-lg:w-[37.5rem] max-lg:max-w-none"
        />
      </div>
    )
  }
  if (!drawing) return null
  const { screen, host = '', phone } = drawing
  return (
    <div aria-hidden="true" className={overhang}>
      <BrowserFrame host={host} className="shadow-device max-lg:w-[37.5rem] max-lg:max-w-none">
        <Screen name={screen} />
      </BrowserFrame>
      {phone ? (
        <PhoneFrame className="absolute right-5 -bottom-8.5 w-33 shadow-device lg:right-0 lg:-bottom-16.5 lg:w-47 xl:-right-13">
          <Screen name={phone} />
        </PhoneFrame>
      ) : null}
    </div>
  )
}

export const hasPicture = ({ drawing, picture }: CaseStudy): boolean => Boolean(drawing || picture)

interface FeaturedResultProps {
  story: CaseStudy
  label: string
}

export function FeaturedResult({ story, label }: FeaturedResultProps) {
  const { client, title, figure, result } = story
  return (
    <div
      className={cn(
        'lg:flex lg:items-end lg:gap-10',
        hasPicture(story) && 'max-lg:order-first max-lg:pt-20 lg:pt-41',
      )}
    >
      <p>
        <span className="block text-fine text-ink-soft">
          {client}, {title}
        </span>
        <span className="block font-heading text-[1.75rem] leading-[1.05] font-[680] tracking-[-0.02em] text-ember-ink">
          {figure} {result}
        </span>
      </p>
      <SiteLink
        whenOff="nothing"
        href={storyPath(story.slug)}
        className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold whitespace-nowrap text-link hover:underline lg:min-h-0"
      >
        <span>
          {label}
          <span className="sr-only">: {title}</span>
        </span>
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  )
}
