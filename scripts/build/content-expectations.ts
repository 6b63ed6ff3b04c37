import * as advertising from '#content/digital-advertising/page.ts'
import * as advertisingSections from '#content/digital-advertising/sections.ts'
import * as marketing from '#content/digital-marketing/page.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import { jobDetails } from '#content/careers/job-details.ts'
import { jobs, jobTerms } from '#content/careers/jobs.ts'
import { phases } from '#content/product-development/page.ts'
import { teamRoles } from '#content/product-development/sections.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { offers } from '#content/services/page.ts'
import { strategySections } from '#content/strategy/sections.ts'
import { termsSections } from '#content/legal/terms.ts'
import type { Expectation } from './content-faults.ts'

const categories: readonly ComponentCategory[] = marketing.categories
const channelTitles: readonly string[] = advertising.channelFamilies.flatMap(({ channels }) =>
  channels.map(({ title }) => title),
)

/**
 * The counts that the acceptance list and docs/spec/decisions.md require, by content file. Add an entry with each
 * new page; integrity checks run on every content file and need no entry.
 */
export const expectations: readonly Expectation[] = [
  { file: 'about/page.ts', counts: { aboutStats: 4, aboutHighlights: 4 } },
  { file: 'accessibility/page.ts', counts: { accessibilityFaqs: 6 } },
  { file: 'careers/sections.ts', counts: { applicationSteps: 5, benefits: 6 } },
  { file: 'careers/page.ts', counts: { careersBreadcrumbs: 2 } },
  {
    file: 'digital-advertising/page.ts',
    counts: {
      channelFamilies: 4,
      'channelFamilies[].channels': 2,
      'channelFamilies[].channels[].features': 6,
    },
  },
  { file: 'digital-advertising/faqs.ts', counts: { breadcrumbs: 3, faqs: 6 } },
  {
    file: 'digital-advertising/sections.ts',
    counts: {
      'hero.waypoints': 4,
      processSteps: 4,
      'processSteps[].deliverables': 3,
      attributionModels: 4,
      optimizationServices: 6,
      metricGroups: 3,
      industryCards: 3,
    },
    rules: [
      [
        'attributionModels: the shares of a model do not add up to the order of the example',
        () =>
          advertisingSections.attributionModels.every(
            ({ sharesUsd }) =>
              sharesUsd.length === advertisingSections.examplePath.touches.length &&
              sharesUsd.reduce((sum: number, share) => sum + share, 0) ===
                advertisingSections.examplePath.orderUsd,
          ),
      ],
    ],
  },
  {
    file: 'digital-marketing/page.ts',
    counts: {
      categories: 10,
      'categories[].features': 5,
      'audit.steps': 6,
      'marketingPackage.deliverables': 10,
    },
    rules: [
      [
        'categories: a tab does not show exactly four of them',
        () =>
          marketingStages.every(
            (stage) => categories.filter(({ stages }) => stages.includes(stage)).length === 4,
          ),
      ],
    ],
  },
  { file: 'digital-marketing/faqs.ts', counts: { breadcrumbs: 3 } },
  {
    file: 'digital-marketing/sections.ts',
    counts: { metricGroups: 4, 'metricGroups[].metrics': 3, stories: 3 },
  },
  {
    file: 'industry-advertising/page.ts',
    counts: { 'industryPages[].breadcrumbs': 4, 'industryPages[].faqs': 4 },
  },
  {
    file: 'industry-advertising/sections.ts',
    counts: { 'industrySections[].leaks': 4, 'industrySections[].weeks': 4, 'industrySections[].report': 4 },
    rules: [
      [
        'industrySections: a channel is none of the eight',
        () =>
          Object.values(industrySections)
            .flatMap(({ first, next, leave }) => [...first, ...next, ...leave])
            .every(({ channel }) => channelTitles.includes(channel)),
      ],
    ],
  },
  {
    file: 'careers/job-details.ts',
    counts: {},
    rules: [
      [
        'jobDetails: a position has fewer than four responsibilities or requirements',
        () =>
          Object.values(jobDetails).every(
            ({ responsibilities, requirements }) => responsibilities.length >= 4 && requirements.length >= 4,
          ),
      ],
    ],
  },
  {
    file: 'careers/jobs.ts',
    counts: { jobs: 7, departments: 3 },
    rules: [
      ['jobs: the ids are not 1 to 7 in order', () => jobs.every(({ id }, index) => id === index + 1)],
      [
        'jobs: a position was posted before April 15 or after April 28, 2025',
        () => jobs.every(({ postedOn }) => postedOn >= '2025-04-15' && postedOn <= '2025-04-28'),
      ],
      ['jobs: the last day is not July 31, 2025', () => `${jobTerms.validThrough}` === '2025-07-31'],
    ],
  },
  {
    file: 'product-development/sections.ts',
    counts: { successStories: 3, productBreadcrumbs: 3 },
    rules: [
      [
        'teamRoles: a role works in a phase that is not there',
        () =>
          teamRoles.every(({ phases: worked }) =>
            worked.every((number) => phases.some(({ phase }) => phase === number)),
          ),
      ],
    ],
  },
  {
    file: 'product-development/page.ts',
    counts: { phases: 8, phaseGroups: 3 },
    rules: [
      [
        'phases: they are not numbered 1 to 8 in order',
        () => phases.every(({ phase }, index) => phase === index + 1),
      ],
      [
        'phases: early is not 1 to 3, build 4 to 6, launch 7 and 8',
        () =>
          phases.every(
            ({ phase, group }) => group === (phase <= 3 ? 'early' : phase <= 6 ? 'build' : 'launch'),
          ),
      ],
    ],
  },
  {
    file: 'services/page.ts',
    counts: { offers: 4, freeStarts: 3 },
    rules: [
      [
        'offers: they are not in order of price',
        () =>
          offers.every(
            ({ priceUsd }, index) => index === 0 || priceUsd >= (offers[index - 1]?.priceUsd ?? 0),
          ),
      ],
    ],
  },
  {
    file: 'strategy/sections.ts',
    counts: { strategySections: 3, planLanes: 5, supportSessions: 2, strategyFaqs: 6 },
    rules: [
      [
        'strategySections: not 7 features, 6 deliverables and 5 steps',
        () =>
          strategySections.map(({ name, items }) => `${name} ${items.length}`).join() ===
          'features 7,deliverables 6,process 5',
      ],
    ],
  },
  { file: 'strategy/page.ts', counts: { 'strategyPackage.contents': 6 } },
  {
    file: 'legal/terms.ts',
    counts: { termsSections: 6 },
    rules: [
      [
        'termsSections: the headings are not numbered 1 to 6',
        () => termsSections.every(({ heading }, index) => heading.startsWith(`${index + 1}. `)),
      ],
    ],
  },
]
