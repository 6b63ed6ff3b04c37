import { serviceQuestions } from '#content/booking/service-questions.ts'
import { categoryTopics } from '#content/blog/page.ts'
import { bookingQuestions } from '#content/booking/questions.ts'
import * as advertisingSections from '#content/digital-advertising/sections.ts'
import { faqs as advertisingFaqs } from '#content/digital-advertising/faqs.ts'
import { anchors as advertisingAnchors, channelFamilies } from '#content/digital-advertising/page.ts'
import { jobTerms } from '#content/careers/job.ts'
import { countryCode } from '#shared/countries.ts'
import { officeOf } from '#content/careers/job-place.ts'
import { jobs } from '#content/careers/jobs.ts'
import { site } from '#site.config.ts'
import { faqs as marketingFaqs } from '#content/digital-marketing/faqs.ts'
import { anchors as marketingAnchors, categories } from '#content/digital-marketing/page.ts'
import * as marketingSections from '#content/digital-marketing/sections.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { termsSections } from '#content/legal/terms.ts'
import { phaseGroups, phases, productAnchors } from '#content/product-development/page.ts'
import * as productSections from '#content/product-development/sections.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { offers } from '#content/services/page.ts'
import { postCategories } from '#contracts/blog.ts'
import { bookingRules } from '#contracts/booking-rules.ts'
import { isCalendarDay } from '#contracts/dates.ts'
import { answerCharsMax, numberRange } from '#contracts/service-questions.ts'
import { anchorRules } from './anchor-rules.ts'
import type { Invariant } from './content-faults.ts'

const { attributionModels, examplePath } = advertisingSections
const channelTitles: readonly string[] = channelFamilies.flatMap(({ channels }) =>
  channels.map(({ title }) => title),
)
const roles: readonly { phases: readonly number[] }[] = productSections.teamRoles
const pricesInOrder: readonly number[] = offers.map(({ price }) => price)
const marketingCategories: readonly ComponentCategory[] = categories
const questions = Object.values(bookingQuestions)
const choices = questions.flatMap((question) => ('options' in question ? [question.options] : []))
const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

const questionLists = Object.values(serviceQuestions)
const isTidy = (words: string): boolean => words === words.trim() && /^\P{Cc}*$/u.test(words)

export const contentInvariants: readonly Invariant[] = [
  {
    file: 'blog/page.ts',
    rules: [
      [
        'categoryTopics: its ids are not those of blog/categories.ts; make this list from the categories as src/content/blog/page.ts does',
        () => {
          const ids: readonly string[] = categoryTopics.map(({ id }) => id)
          return ids.length === postCategories.length && postCategories.every((id) => ids.includes(id))
        },
      ],
    ],
  },
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
    file: 'booking/service-questions.ts',
    rules: [
      [
        'serviceQuestions: two questions of a service have the same label, or one offers the same choice twice',
        () =>
          questionLists.every(
            (list) =>
              isDistinct(list.map(({ label }) => label)) &&
              list.every((question) => question.kind !== 'choice' || isDistinct(question.options)),
          ),
      ],
      [
        'serviceQuestions: a label or choice has spaces at an end, or a line break',
        () =>
          questionLists
            .flat()
            .every((question) =>
              [question.label, ...(question.kind === 'choice' ? question.options : [])].every(isTidy),
            ),
      ],
      [
        'serviceQuestions: the smallest answer to a question is larger than the largest, or a day is no calendar day',
        () =>
          questionLists.flat().every((question) => {
            if (question.kind === 'number') return numberRange(question).min <= numberRange(question).max
            if (question.kind !== 'date') return true
            const { min = '0001-01-01', max = '9999-12-31' } = question
            return isCalendarDay(min) && isCalendarDay(max) && min <= max
          }),
      ],
      [
        `serviceQuestions: the answers to the questions of a service could have more than ${bookingRules.answersCharsMax} characters together: give charsMax`,
        () =>
          questionLists.every(
            (list) =>
              list.reduce((sum, question) => sum + answerCharsMax(question), 0) <=
              bookingRules.answersCharsMax,
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
        'jobs: the officeCity of a position is the city of none of your offices',
        () => jobs.every((job) => job.officeCity === undefined || officeOf(job) !== undefined),
      ],
      [
        'jobs: the countries of a position are not different English names of countries, such as Portugal, or it also has an officeCity',
        () =>
          jobs.every(({ countries, officeCity }) => {
            if (countries === undefined) return true
            const codes = countries.map(countryCode)
            const areKnown = codes.length > 0 && !codes.includes(undefined)
            return areKnown && new Set(codes).size === codes.length && officeCity === undefined
          }),
      ],
      [
        'jobs: jobTerms.location in careers/job.ts names the city of an office, but a position without `officeCity` and `countries` is published as remote and worldwide',
        () =>
          jobs.every((job) => job.officeCity !== undefined || job.countries !== undefined) ||
          site.offices.every(({ city }) => !jobTerms.location.includes(city)),
      ],
      [
        'jobs: a date is not a calendar day such as 2025-04-28, or a position was posted after its last day',
        () =>
          jobs.every(
            ({ postedOn, closesOn }) =>
              isCalendarDay(postedOn) && isCalendarDay(closesOn) && postedOn <= closesOn,
          ),
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
      ...anchorRules('/services/digital-marketing', marketingAnchors, {
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
    rules: anchorRules('/services/digital-advertising', advertisingAnchors, {
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
    file: 'milestone-templates.ts',
    rules: [
      [
        'milestoneTemplates: a service has two templates, or two templates name no service',
        () =>
          isDistinct(
            milestoneTemplates.flatMap(({ serviceIds }) => serviceIds?.map(String) ?? ['other services']),
          ),
      ],
      [
        'milestoneTemplates: a title has spaces at an end, or a line break',
        () => milestoneTemplates.every(({ milestones }) => milestones.every(({ title }) => isTidy(title))),
      ],
    ],
  },
  {
    file: 'product-development/page.ts',
    rules: [
      ...anchorRules('/services/product-development', productAnchors, {
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
          roles.every(({ phases: rolePhases }) =>
            rolePhases.every((number) => phases.some(({ phase }) => phase === number)),
          ),
      ],
    ],
  },
  {
    file: 'services/page.ts',
    rules: [
      [
        'offers: the prices are not in order',
        () => pricesInOrder.every((price, index) => index === 0 || price >= (pricesInOrder[index - 1] ?? 0)),
      ],
    ],
  },
]
