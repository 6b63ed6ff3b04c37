import { bookingQuestions } from '#content/booking/questions.ts'
import * as advertisingSections from '#content/digital-advertising/sections.ts'
import { faqs as advertisingFaqs } from '#content/digital-advertising/faqs.ts'
import { anchors as advertisingAnchors, channelFamilies } from '#content/digital-advertising/page.ts'
import { jobs } from '#content/careers/jobs.ts'
import { faqs as marketingFaqs } from '#content/digital-marketing/faqs.ts'
import { anchors as marketingAnchors, categories } from '#content/digital-marketing/page.ts'
import * as marketingSections from '#content/digital-marketing/sections.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import { termsSections } from '#content/legal/terms.ts'
import { phaseGroups, phases, productAnchors } from '#content/product-development/page.ts'
import * as productSections from '#content/product-development/sections.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { offers } from '#content/services/page.ts'
import { bookingRules } from '#contracts/booking-rules.ts'
import type { Invariant } from './content-faults.ts'

const { attributionModels, examplePath } = advertisingSections
const channelTitles: readonly string[] = channelFamilies.flatMap(({ channels }) =>
  channels.map(({ title }) => title),
)
const marketingCategories: readonly ComponentCategory[] = categories
const questions = Object.values(bookingQuestions)
const choices = questions.flatMap((question) => ('options' in question ? [question.options] : []))
const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const anchorRules = (
  anchors: readonly { id: string }[],
  lists: Readonly<Record<string, readonly unknown[]>>,
): Invariant['rules'] =>
  Object.entries(lists).map(([id, list]) => [
    `the page's menu leads to '${id}', whose list is empty: remove it from the anchors`,
    () => list.length > 0 || !anchors.some((anchor) => anchor.id === id),
  ])

export const contentInvariants: readonly Invariant[] = [
  {
    file: 'booking/questions.ts',
    rules: [
      [
        'bookingQuestions: two questions have the same short label, or one offers the same choice twice',
        () => [questions.map(({ shortLabel }) => shortLabel), ...choices].every(isDistinct),
      ],
      [
        `bookingQuestions.preferredTimeline: a choice has more than ${bookingRules.timelineCharsMax} characters, spaces at an end, or a line break`,
        () =>
          bookingQuestions.preferredTimeline.options.every(
            (text) =>
              text.length <= bookingRules.timelineCharsMax && text === text.trim() && /^\P{Cc}*$/u.test(text),
          ),
      ],
    ],
  },
  {
    file: 'careers/jobs.ts',
    rules: [
      [
        'jobs: a file name is not an address such as 3.ts or senior-editor.ts, or is 404.ts',
        () => jobs.every(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id !== '404'),
      ],
      [
        'jobs: a date is not a calendar day such as 2025-04-28, or a position was posted after its last day',
        () =>
          jobs.every(({ postedOn, closesOn }) => isDay(postedOn) && isDay(closesOn) && postedOn <= closesOn),
      ],
    ],
  },
  {
    file: 'digital-advertising/sections.ts',
    rules: [
      [
        'attributionModels: the shares of a model do not add up to the order of the example',
        () =>
          attributionModels.every(
            ({ shares }) =>
              shares.length === examplePath.touches.length &&
              shares.reduce((sum: number, share) => sum + share, 0) === examplePath.orderValue,
          ),
      ],
    ],
  },
  {
    file: 'digital-marketing/page.ts',
    rules: [
      ...anchorRules(marketingAnchors, {
        services: marketingSections.servicesList.rhythms,
        stories: marketingSections.stories,
        metrics: marketingSections.metricGroups,
        industries: marketingSections.industries,
        questions: marketingFaqs,
      }),
      [
        'categories: a tab has no category',
        () =>
          marketingStages.every((stage) => marketingCategories.some(({ stages }) => stages.includes(stage))),
      ],
    ],
  },
  {
    file: 'digital-advertising/page.ts',
    rules: anchorRules(advertisingAnchors, {
      process: advertisingSections.processSteps,
      history: advertisingSections.eras,
      industries: advertisingSections.industryCards,
      questions: advertisingFaqs,
    }),
  },
  {
    file: 'industry-advertising/sections.ts',
    rules: [
      [
        'industrySections: a channel is not on the advertising page',
        () =>
          Object.values(industrySections)
            .flatMap(({ first, next, leave }) => [...first, ...next, ...leave])
            .every(({ channel }) => channelTitles.includes(channel)),
      ],
    ],
  },
  {
    file: 'legal/terms.ts',
    rules: [
      [
        'termsSections: the headings are not numbered in order',
        () => termsSections.every(({ heading }, index) => heading.startsWith(`${index + 1}. `)),
      ],
    ],
  },
  {
    file: 'product-development/page.ts',
    rules: [
      ...anchorRules(productAnchors, {
        advantages: productSections.advantages,
        team: productSections.teamRoles,
        services: productSections.productServices,
        technology: productSections.technologyRings,
        stories: productSections.successStories,
      }),
      ['phases: the numbers are not in order', () => phases.every(({ phase }, index) => phase === index + 1)],
      [
        'phases: the groups are not in the order of phaseGroups',
        () => {
          const order = phases.map(({ group }) => phaseGroups.findIndex(({ id }) => id === group))
          return order.every((place, index) => place >= (order[index - 1] ?? 0))
        },
      ],
    ],
  },
  {
    file: 'product-development/sections.ts',
    rules: [
      [
        'teamRoles: a role works in an unknown phase',
        () =>
          productSections.teamRoles.every(({ phases: worked }) =>
            worked.every((number) => phases.some(({ phase }) => phase === number)),
          ),
      ],
    ],
  },
  {
    file: 'services/page.ts',
    rules: [
      [
        'offers: the prices are not in order',
        () => offers.every(({ price }, index) => index === 0 || price >= (offers[index - 1]?.price ?? 0)),
      ],
    ],
  },
]
