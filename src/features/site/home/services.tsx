import { type HomeCopy, home } from '#content/home/page.ts'
import type { Service } from '#contracts/content.ts'
import type { ScreenName } from '#shared/drawings.ts'
import { cn } from '#ui/cn.ts'
import { Icon, NamedIcon } from '#ui/icon.tsx'
import { Photo } from '#ui/photo.tsx'
import { PhoneFrame, Screen } from '#ui/screen.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type ServiceTint, serviceGrounds } from '../services/service-look.ts'
import { PartFailed } from './part-failed.tsx'
import { TopLine } from './top-line.tsx'

interface ServicesProps {
  copy: HomeCopy['services']
  services: readonly Service[] | undefined
  onRetry: () => Promise<void>
}

export function Services({ copy, services, onRetry }: ServicesProps) {
  return (
    <Section id="services" entries={services}>
      <TopLine of="services" kicker={copy.kicker} heading={copy.heading} lede={copy.lede} />
      {services ? (
        <ul className="mt-6 grid grid-cols-1 gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-6">
          {services.map((service, index) => (
            <Poster key={service.id} service={service} index={index} />
          ))}
        </ul>
      ) : (
        <PartFailed message={copy.failed} onRetry={onRetry} />
      )}
    </Section>
  )
}

interface Look {
  tint: ServiceTint
  screen?: ScreenName
}

/** By the page that a service leads to; another one takes the next tint and shows its icon. */
const looks: Readonly<Record<string, Look>> = {
  '/contact': { tint: 'warm', screen: 'ranking' },
  '/services/digital-marketing': { tint: 'sky', screen: 'report' },
  '/services/digital-advertising': { tint: 'ember', screen: 'ad-account' },
  '/services/product-development': { tint: 'teal', screen: 'portal-phone' },
}
const tints = ['warm', 'sky', 'teal', 'ember'] as const

const icons: Record<ServiceTint, string> = {
  warm: 'text-warm-accent',
  sky: 'text-kicker',
  teal: 'text-teal-ink',
  ember: 'text-ember-ink',
}

function Poster({ service, index }: { service: Service; index: number }) {
  const { tint, screen }: Look = looks[service.link] ?? { tint: tints[index % tints.length] ?? 'warm' }
  return (
    <li
      data-card=""
      className={cn('group relative flex flex-col overflow-clip rounded-[1.25rem]', serviceGrounds[tint])}
    >
      {service.picture ? (
        <Photo
          picture={service.picture}
          sizes="(max-width: 64rem) 100vw, 24rem"
          className="h-45 w-full lg:h-74.5"
        />
      ) : (
        <Picture screen={screen} icon={service.icon} />
      )}
      <div className="mt-auto px-5.5 pt-4.5 pb-5.5 lg:px-8 lg:pt-6.5 lg:pb-7.5">
        <h3 className="flex items-center gap-2.5 text-[1.625rem] leading-[1.15] max-lg:text-h3">
          <NamedIcon name={service.icon} size="large" className={icons[tint]} />
          {service.title}
        </h3>
        <p className="mt-2 text-[1rem] leading-normal text-ink-soft">{service.description}</p>
        <p className="mt-4 text-small font-semibold">
          <SiteLink
            href={service.link}
            className="inline-flex items-center gap-1.5 text-link after:absolute after:inset-0 after:rounded-[1.25rem] group-hover:underline"
          >
            <span>
              {home.services.action}
              <span className="sr-only"> {home.services.about(service.title)}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </p>
      </div>
    </li>
  )
}

function Picture({ screen, icon }: { screen: ScreenName | undefined; icon: string }) {
  if (!screen) {
    return (
      <div aria-hidden="true" className="px-5.5 pt-6 lg:px-8 lg:pt-8">
        <NamedIcon name={icon} size="hero" className="text-kicker" />
      </div>
    )
  }
  return (
    <div aria-hidden="true" className="h-45 overflow-clip px-5.5 pt-5.5 lg:h-74.5 lg:px-8 lg:pt-8">
      {screen === 'portal-phone' ? (
        <PhoneFrame className="mx-auto w-61">
          <Screen name={screen} />
        </PhoneFrame>
      ) : (
        <Screen name={screen} className="mx-auto max-w-84" />
      )}
    </div>
  )
}
