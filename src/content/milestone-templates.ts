import type { MilestoneTemplate } from '#contracts/milestone-templates.ts'

export const milestoneTemplates: readonly MilestoneTemplate[] = [
  {
    id: 'strategy',
    name: 'Strategy',
    serviceIds: [1],
    milestones: [
      { title: 'Working session', daysAfterStart: 7 },
      { title: 'Processes ranked by effort and return', daysAfterStart: 14 },
      { title: 'Written plan with owners and dates', daysAfterStart: 21 },
    ],
  },
  {
    id: 'marketing',
    name: 'Digital marketing',
    serviceIds: [2],
    milestones: [
      { title: 'Access to accounts and figures', daysAfterStart: 7 },
      { title: 'Review of what runs today', daysAfterStart: 14 },
      { title: 'Plan for the first three months', daysAfterStart: 21 },
      { title: 'First month live', daysAfterStart: 51 },
      { title: 'Review after three months', daysAfterStart: 111 },
    ],
  },
  {
    id: 'advertising',
    name: 'Digital advertising',
    serviceIds: [3],
    milestones: [
      { title: 'Access to accounts and figures', daysAfterStart: 5 },
      { title: 'Tracking checked', daysAfterStart: 10 },
      { title: 'First campaigns live', daysAfterStart: 21 },
      { title: 'First report', daysAfterStart: 51 },
    ],
  },
  {
    id: 'product',
    name: 'Product development',
    serviceIds: [4],
    milestones: [
      { title: 'Discovery', daysAfterStart: 14 },
      { title: 'Tested prototype', daysAfterStart: 42 },
      { title: 'First version in use', daysAfterStart: 120 },
      { title: 'Launch', daysAfterStart: 150 },
    ],
  },
  {
    id: 'general',
    name: 'General',
    milestones: [
      { title: 'Kick-off', daysAfterStart: 3 },
      { title: 'First results', daysAfterStart: 30 },
      { title: 'Review and next steps', daysAfterStart: 60 },
    ],
  },
]
