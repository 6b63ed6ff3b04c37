import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Mobile App Developer',
  department: 'Product Development',
  postedOn: '2025-04-17',
  closesOn: '2025-07-31',
  summary: 'Ships React Native apps and looks after them in the stores',
  description:
    'You build apps for iOS and Android from one codebase: mostly React Native, with native code where it matters. You own everything from the first prototype to the store review, and the reviews that customers leave there.',
  responsibilities: [
    'Build screens, offline storage and notifications that hold up on a bad connection',
    'Write native modules where the bridge is not enough',
    'Automate builds, signing and staged releases',
    'Watch crashes, startup time and battery use, and act on them',
    'Work with designers on prototypes that can be held in the hand',
  ],
  requirements: [
    'Four years of mobile work and at least two apps in the stores',
    'React Native and TypeScript; Swift or Kotlin enough to debug in',
    'Store policies, deep links, push, in-app purchases: you have dealt with them all',
    'Accessibility on touch screens, tested with a screen reader',
    'You profile before you have an opinion',
  ],
  milestones: [
    'You have a test build on your own phone',
    'A release you prepared went through review',
    'The crash rate of your app is lower than you found it',
  ],
}
