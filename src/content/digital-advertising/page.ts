import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { ChannelFamily, PageAnchor } from '#content/services/service-page.ts'

export const minimumBudget = `${formatMoney(prices.adSpendFrom)}-${formatMoney(prices.adSpendTo)}`

export const anchors = [
  { id: 'channels', label: 'Channels' },
  { id: 'process', label: 'Process' },
  { id: 'results', label: 'Results' },
  { id: 'attribution', label: 'Attribution' },
  { id: 'optimization', label: 'Optimization' },
  { id: 'audit', label: 'Audit' },
  { id: 'history', label: 'History' },
  { id: 'package', label: 'Package' },
  { id: 'industries', label: 'Industries' },
  { id: 'questions', label: 'Questions' },
] as const satisfies readonly PageAnchor[]

export const channelFamilies = [
  {
    id: 'search',
    name: 'Search',
    reach: 'People who are already looking for it.',
    billing: 'Billed per click',
    channels: [
      {
        icon: 'search',
        title: 'Search Ads',
        description: 'Text ads above the results, for the queries you chose to pay for.',
        features: [
          'Keyword and match-type structure',
          'Weekly negative-keyword list',
          'Ad copy written per intent',
          'Bids by hour, device and location',
          'Brand and non-brand kept separate',
          'Landing page matched to the query',
        ],
      },
      {
        icon: 'shopping-bag',
        title: 'Shopping Ads',
        description: 'Your product, its price and its photo, next to the competition.',
        features: [
          'Product feed repaired at the source',
          'Bids set by margin, not by price',
          'Titles rewritten for how people search',
          'Out-of-stock items paused',
          'Price checked against rivals',
          'New products tested on a budget of their own',
        ],
      },
    ],
  },
  {
    id: 'social',
    name: 'Social',
    reach: 'People like those who already bought.',
    billing: 'Billed per view or click',
    channels: [
      {
        icon: 'message-circle',
        title: 'Paid Social',
        description: 'Feeds, stories and reels, each with creative made for the place it runs.',
        features: [
          'Audiences built from your buyers',
          'Creative tests with a stop rule',
          'Buyers excluded from prospecting',
          'Lead forms tied to your CRM',
          'New creative before people tire of it',
          'Comments watched and answered',
        ],
      },
      {
        icon: 'megaphone',
        title: 'Influencer Ads',
        description: 'Creators your customers follow, paid and labeled as ads.',
        features: [
          'Fixed fees, agreed in writing',
          'Creator posts run as paid ads',
          'Followers checked before a contract',
          'Usage rights cleared up front',
          'A code and a link for each creator',
          'Cost per order compared by creator',
        ],
      },
    ],
  },
  {
    id: 'display',
    name: 'Display',
    reach: 'People who are reading about related topics.',
    billing: 'Billed per thousand views',
    channels: [
      {
        icon: 'image',
        title: 'Display & Programmatic',
        description: 'Banner space bought in auctions, on sites you approve.',
        features: [
          'Placement allow-lists',
          'Frequency caps per person',
          'Only on-screen views are counted',
          'Past visitors reached, with consent',
          'Fraud filters before the bid',
          'Holdout groups to prove the effect',
        ],
      },
      {
        icon: 'newspaper',
        title: 'Native Ads',
        description: "Sponsored articles in the publisher's own layout, labeled as sponsored.",
        features: [
          'Headline and image pairs, tested',
          'Exclusions per publisher',
          'Articles worth the click',
          'Read time counted, not clicks alone',
          'Readers carried on to the offer',
          'Cost per reader by publisher',
        ],
      },
    ],
  },
  {
    id: 'emerging',
    name: 'Emerging',
    reach: 'People who no longer notice banners.',
    billing: 'Billed per completed view',
    channels: [
      {
        icon: 'tv',
        title: 'Connected TV & Video',
        description: 'Spots on streaming TV, measured by the visits they cause.',
        features: [
          'Frequency by household',
          'Site visits matched to views',
          'Spots cut to 6, 15 and 30 seconds',
          'Program and channel lists',
          'Regions with and without ads compared',
          'Captions on every spot',
        ],
      },
      {
        icon: 'audio-lines',
        title: 'Audio & AI Placements',
        description: 'Podcasts, streaming audio and sponsored AI answers.',
        features: [
          'Host-read and produced spots',
          'Brand-safety list for AI answers',
          'Shows chosen for their listeners',
          'A short URL for each show',
          'Answers sampled to see where you appear',
          'Small first budgets, reviewed monthly',
        ],
      },
    ],
  },
] as const satisfies readonly ChannelFamily[]

export const channelCount = channelFamilies.reduce((sum, { channels }) => sum + channels.length, 0)
