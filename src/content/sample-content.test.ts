import { describe, expect, test } from 'vitest'
import { careersMeta } from '#content/careers/meta.ts'
import { heroCopy as careersHero } from '#content/careers/copy.ts'
import { expectationsCopy } from '#content/contact/copy.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { digitalAdvertisingMeta as advertisingMeta } from '#content/digital-advertising/meta.ts'
import { componentGridCopy, keyFiguresCopy } from '#content/digital-marketing/copy.ts'
import { digitalMarketingMeta as marketingMeta } from '#content/digital-marketing/meta.ts'
import { home } from '#content/home/page.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'
import { termsCopy } from '#content/legal/copy.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site, strategyRating } from '#site.config.ts'
import { aboutHighlights, aboutStats } from '#content/about/page.ts'
import { accessibilityFaqs } from '#content/accessibility/page.ts'
import { hiringDepartments } from '#content/careers/by-count.ts'
import { jobs } from '#content/careers/jobs.ts'
import { stateOfFile } from '#tests/builders/jobs.ts'
import { careersBreadcrumbs } from '#content/careers/page.ts'
import { applicationSteps, benefits } from '#content/careers/sections.ts'
import * as advertisingFaqs from '#content/digital-advertising/faqs.ts'
import { channelFamilies } from '#content/digital-advertising/page.ts'
import * as advertising from '#content/digital-advertising/sections.ts'
import * as marketingFaqs from '#content/digital-marketing/faqs.ts'
import * as marketing from '#content/digital-marketing/page.ts'
import * as marketingSections from '#content/digital-marketing/sections.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import { termsSections } from '#content/legal/terms.ts'
import { phaseGroups, phases } from '#content/product-development/page.ts'
import { productBreadcrumbs, successStories } from '#content/product-development/sections.ts'
import { freeStarts, offers } from '#content/services/page.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { planLanes, strategyFaqs, strategySections, supportSessions } from '#content/strategy/sections.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'

const lengths = (lists: Iterable<readonly unknown[]>) => [...new Set([...lists].map((list) => list.length))]

describe.skipIf(!isSampleBrand)(
  'the sample content (skipped once src/site.config.ts has a brand of its own)',
  () => {
    test('the agency serves everywhere, the United States and Nepal', () => {
      expect(site.areasServed).toEqual(['Global', 'United States', 'Nepal'])
    })

    test('an email begins with Hello, and is signed with the brand', () => {
      expect([letterTexts.greeting, letterTexts.greetingByName('Asha Rai'), letterTexts.closing]).toEqual([
        'Hello,',
        'Hello Asha Rai,',
        site.brand,
      ])
    })

    test('about has four figures and four highlights', () => {
      expect([aboutStats.length, aboutHighlights.length]).toEqual([4, 4])
    })

    test('accessibility answers six questions', () => {
      expect(accessibilityFaqs).toHaveLength(6)
    })

    test('seven positions in three departments, posted from April 15 to 28, 2025 and open until July 31', () => {
      expect(jobs.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
      expect(hiringDepartments(jobs)).toEqual(['Marketing', 'Product Development', 'Quality Assurance'])
      for (const { postedOn, closesOn, responsibilities, requirements } of jobs) {
        expect(postedOn >= '2025-04-15' && postedOn <= '2025-04-28', postedOn).toBe(true)
        expect(closesOn).toBe('2025-07-31')
        expect(stateOfFile({ closesOn }, '2030-01-01')).toBe('kept')
        expect(Math.min(responsibilities.length, requirements.length)).toBeGreaterThanOrEqual(4)
      }
      expect([applicationSteps(jobs).length, benefits.length, careersBreadcrumbs.length]).toEqual([5, 6, 2])
    })

    test('digital advertising has eight channels in four families, and what the acceptance list counts', () => {
      expect(
        channelFamilies.map(({ name, channels }) => [name, ...channels.map(({ title }) => title)]),
      ).toEqual([
        ['Search', 'Search Ads', 'Shopping Ads'],
        ['Social', 'Paid Social', 'Influencer Ads'],
        ['Display', 'Display & Programmatic', 'Native Ads'],
        ['Emerging', 'Connected TV & Video', 'Audio & AI Placements'],
      ])
      expect(
        lengths(channelFamilies.flatMap(({ channels }) => channels.map(({ features }) => features))),
      ).toEqual([6])
      expect(advertising.hero.waypoints).toHaveLength(4)
      expect(advertising.processSteps).toHaveLength(4)
      expect(lengths(advertising.processSteps.map(({ deliverables }) => deliverables))).toEqual([3])
      expect(advertising.attributionModels).toHaveLength(4)
      expect(advertising.optimizationServices).toHaveLength(6)
      expect(advertising.metricGroups).toHaveLength(3)
      expect(advertising.industryCards).toHaveLength(3)
      expect([advertisingFaqs.breadcrumbs.length, advertisingFaqs.faqs.length]).toEqual([3, 6])
    })

    test('digital marketing has ten categories, four in each tab, and what the acceptance list counts', () => {
      const categories: readonly ComponentCategory[] = marketing.categories
      const titlesOf = (stage: (typeof marketingStages)[number]) =>
        categories.flatMap(({ title, stages }) => (stages.includes(stage) ? title : []))
      expect(categories.map(({ title }) => title)).toEqual([
        'SEO',
        'PPC',
        'Content',
        'Social',
        'Video',
        'Influencer',
        'Analytics & CRO',
        'E-commerce',
        'Email',
        'Mobile',
      ])
      expect(marketingStages.map(titlesOf)).toEqual([
        ['SEO', 'PPC', 'Content', 'Social'],
        ['Content', 'Social', 'Video', 'Influencer'],
        ['PPC', 'Analytics & CRO', 'E-commerce', 'Email'],
        ['Content', 'E-commerce', 'Email', 'Mobile'],
      ])
      expect(lengths(categories.map(({ features }) => features))).toEqual([5])
      expect([marketing.audit.steps.length, marketing.marketingPackage.deliverables.length]).toEqual([6, 10])
      expect(marketingSections.metricGroups).toHaveLength(4)
      expect(lengths(marketingSections.metricGroups.map(({ metrics }) => metrics))).toEqual([3])
      expect([marketingSections.stories.length, marketingFaqs.breadcrumbs.length]).toEqual([3, 3])
    })

    test('each industry page has four questions, leaks, weeks and lines of its report', () => {
      for (const { breadcrumbs, faqs } of Object.values(industryPages)) {
        expect([breadcrumbs.length, faqs.length]).toEqual([4, 4])
      }
      for (const { leaks, weeks, report } of Object.values(industrySections)) {
        expect([leaks.length, weeks.length, report.length]).toEqual([4, 4, 4])
      }
    })

    test('product development has eight phases: early 1 to 3, build 4 to 6, launch 7 and 8', () => {
      const groups = phaseGroups.map(({ id }) => [
        id,
        phases.flatMap(({ phase, group }) => (group === id ? phase : [])),
      ])
      expect(groups).toEqual([
        ['early', [1, 2, 3]],
        ['build', [4, 5, 6]],
        ['launch', [7, 8]],
      ])
      expect([successStories.length, productBreadcrumbs.length]).toEqual([3, 3])
    })

    test('four offers, three free starts, and a strategy package of 7 features, 6 deliverables and 5 steps', () => {
      expect([offers.length, freeStarts.length]).toEqual([4, 3])
      expect(strategySections.map(({ name, items }) => `${name} ${items.length}`)).toEqual([
        'features 7',
        'deliverables 6',
        'process 5',
      ])
      expect([planLanes.length, supportSessions.length, strategyFaqs.length]).toEqual([5, 2, 6])
      expect(strategyPackage.contents).toHaveLength(6)
    })

    test('home names its awards, layers, steps and approach', () => {
      expect(home.awards.items.map(({ title }) => title)).toEqual([
        'Best Digital Marketing Agency 2024',
        'Top AI Innovation in Marketing',
        'Fast-Growing Agency',
      ])
      expect(home.technology.items).toHaveLength(6)
      expect(home.methodology.items).toHaveLength(4)
      expect(home.approach.items.map(({ title }) => title)).toEqual([
        'AI-Powered Analysis',
        'Strategic Planning',
        'Innovation Focus',
      ])
      const industries: readonly { link: { href: string } }[] = home.industries.items
      expect(industries.map(({ link }) => link.href)).toEqual(
        expect.arrayContaining(industrySlugs.map((slug) => `/services/${slug}`)),
      )
    })

    test('about has the four claims, and contact the hours, the two offices and the urgent subject', () => {
      expect(aboutStats.map(({ before, figure }) => [before, figure].filter(Boolean).join(' '))).toEqual([
        '200+',
        '98%',
        '32',
        'since 2017',
      ])
      expect(supportHours).toBe('Monday-Friday 9AM-6PM GMT')
      expect(site.offices.map(({ city, country }) => `${city}, ${country}`)).toEqual([
        'Delaware, USA',
        'Kathmandu, Nepal',
      ])
      expect(expectationsCopy.urgent[1]).toBe('URGENT')
    })

    test('the strategy package costs $1,299, is delivered in 7 days and is rated 4.9 by 47', () => {
      expect(strategyPackage.paymentLabel).toBe('Pay with PayPal - $1,299 (7 Days Delivery)')
      expect([strategyRating.value, strategyRating.count, strategyRating.reviews.length]).toEqual([
        4.9, 47, 2,
      ])
    })

    test('sentences with a count read as they were written', () => {
      expect([
        careersMeta(jobs).title,
        careersHero(jobs).heading,
        advertisingMeta.title,
        marketingMeta.title,
        componentGridCopy.heading,
        keyFiguresCopy.heading,
        termsCopy.lede,
      ]).toEqual([
        'Careers: Seven Remote Positions',
        'Seven open positions, no commute',
        'Digital Advertising: Eight Channels, One Report',
        'Digital Marketing: Ten Services, One Plan',
        'Ten services, four jobs',
        'Twelve figures, four questions',
        'Six sections in plain words. If they leave a question open in your case, ask before you order.',
      ])
    })

    test('the terms have six sections', () => {
      expect(termsSections).toHaveLength(6)
    })
  },
)
