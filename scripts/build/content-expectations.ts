import * as advertising from '#content/digital-advertising.ts'
import * as advertisingSections from '#content/digital-advertising-sections.ts'
import * as marketing from '#content/digital-marketing.ts'
import { industrySections } from '#content/industry-advertising-sections.ts'
import { type ComponentCategory, marketingStages } from '#content/service-page.ts'
import type { Expectation } from './content-faults.ts'

const categories: readonly ComponentCategory[] = marketing.categories
const channelTitles: readonly string[] = advertising.channelFamilies.flatMap(({ channels }) =>
  channels.map(({ title }) => title),
)

/**
 * The counts of the specification (static pages, sections 2 and 9) and of the decisions. A page's author adds the
 * page's file here; what is wrong in any file is looked for without an entry.
 */
export const expectations: readonly Expectation[] = [
  {
    file: 'digital-advertising.ts',
    counts: {
      channelFamilies: 4,
      'channelFamilies[].channels': 2,
      'channelFamilies[].channels[].features': 6,
      breadcrumbs: 3,
      faqs: 6,
    },
  },
  {
    file: 'digital-advertising-sections.ts',
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
    file: 'digital-marketing.ts',
    counts: {
      categories: 10,
      'categories[].features': 5,
      breadcrumbs: 3,
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
  {
    file: 'digital-marketing-sections.ts',
    counts: { metricGroups: 4, 'metricGroups[].metrics': 3, stories: 3 },
  },
  {
    file: 'industry-advertising.ts',
    counts: { 'industryPages[].breadcrumbs': 4, 'industryPages[].faqs': 4 },
  },
  {
    file: 'industry-advertising-sections.ts',
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
]
