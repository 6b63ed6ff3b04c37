import { storyCopy } from '#content/work/page.ts'
import type { StoryPlan } from '#contracts/stories.ts'
import { cn } from '#ui/cn.ts'
import { storyLooks } from './story-look.ts'
import type { StoryTint } from './story-tint.ts'

const shownUnitsMax = 14

/** Phases as bars on a scale of months, weeks or whatever they are counted in. */
export function StoryPlanSection({ plan, tint }: { plan: StoryPlan; tint: StoryTint }) {
  const { text, unit = storyCopy.unit, phases } = plan
  const length = Math.max(1, ...phases.map(({ to }) => to))
  return (
    <section aria-labelledby="plan-heading" className="page-width section-space">
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <h2 id="plan-heading" className="text-h2">
            {storyCopy.plan}
          </h2>
          {text ? <p className="mt-3.5 text-[1.0625rem] text-ink-soft">{text}</p> : null}
        </div>
        {phases.length > 0 ? (
          <div>
            <div className="relative">
              <div
                aria-hidden="true"
                style={{ backgroundSize: `${100 / length}% 100%` }}
                className="absolute inset-y-0 right-0 left-0 border-r border-line bg-[linear-gradient(to_right,var(--line)_1px,transparent_1px)] md:left-50"
              />
              <ol className="relative grid gap-3.5 py-2">
                {phases.map((phase, index) => (
                  <li
                    key={phase.label}
                    className="grid items-center gap-y-1.5 md:grid-cols-[12.5rem_minmax(0,1fr)]"
                  >
                    <span className="pr-3 text-small font-semibold">
                      {phase.label}
                      <span className="sr-only">: {storyCopy.span(unit, phase.from, phase.to)}</span>
                    </span>
                    <span className="flex">
                      <span
                        style={{
                          marginLeft: `${(100 * (phase.from - 1)) / length}%`,
                          width: `${(100 * (phase.to - phase.from + 1)) / length}%`,
                        }}
                        className={cn(
                          'flex h-8.5 items-center rounded-[0.5625rem] px-3.5 text-fine font-semibold whitespace-nowrap md:h-10 forced-colors:border',
                          barLook(phases, index, tint),
                        )}
                      >
                        <span className="truncate">{phase.kind}</span>
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            </div>
            <div
              aria-hidden="true"
              className="mt-2.5 grid text-tiny font-medium text-ink-soft md:grid-cols-[12.5rem_minmax(0,1fr)]"
            >
              <span className="max-md:hidden">{unit}</span>
              <span className="flex">
                {shownUnits(length).map(({ first, span }) => (
                  <span key={first} style={{ flex: span }} className="text-center">
                    {first}
                  </span>
                ))}
              </span>
            </div>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** A phase without a word in it is neutral; the others take turns. */
function barLook(phases: StoryPlan['phases'], index: number, tint: StoryTint): string {
  if (!phases[index]?.kind) return 'bg-warm-line contrast:bg-line'
  const looks = [storyLooks[tint].bar, cn(storyLooks[tint].bar, 'opacity-90'), 'bg-sky-soft']
  const place = phases.slice(0, index).filter(({ kind }) => kind).length
  return cn(looks[place % looks.length], 'text-surface')
}

function shownUnits(length: number): { first: number; span: number }[] {
  const step = Math.ceil(length / shownUnitsMax)
  const count = Math.ceil(length / step)
  return Array.from({ length: count }, (_, index) => {
    const first = index * step + 1
    return { first, span: Math.min(step, length - first + 1) }
  })
}
