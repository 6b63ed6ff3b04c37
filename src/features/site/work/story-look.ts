import type { StoryTint } from './story-tint.ts'

interface StoryLook {
  /** The ground of a card in a list. The third one is deep, so that three cards differ at a glance. */
  card: string
  cardFigure: string
  cardTag: string
  /** The ground of the hero of a page. */
  ground: string
  deep: string
  figure: string
  bar: string
  soften: string
  stroke: string
  fill: string
  area: string
}

export const storyLooks: Record<StoryTint, StoryLook> = {
  violet: {
    card: 'on-violet',
    cardFigure: 'text-violet-ink',
    cardTag: 'bg-card',
    ground: 'on-violet',
    deep: 'on-deep deep-violet',
    figure: 'text-violet-ink',
    bar: 'bg-violet-ink',
    soften: 'bg-violet-ink/60',
    stroke: 'stroke-violet-ink',
    fill: 'fill-violet-ink',
    area: 'fill-violet-tint',
  },
  ember: {
    card: 'on-ember',
    cardFigure: 'text-ember-ink',
    cardTag: 'bg-card',
    ground: 'on-ember',
    deep: 'on-deep deep-ember',
    figure: 'text-ember-ink',
    bar: 'bg-ember-ink',
    soften: 'bg-ember-ink/60',
    stroke: 'stroke-ember-ink',
    fill: 'fill-ember-ink',
    area: 'fill-ember-tint',
  },
  teal: {
    card: 'on-deep deep-teal',
    cardFigure: '',
    cardTag: 'bg-white/15',
    ground: 'on-teal',
    deep: 'on-deep deep-teal',
    figure: 'text-teal-ink',
    bar: 'bg-teal-ink',
    soften: 'bg-teal-ink/60',
    stroke: 'stroke-teal-ink',
    fill: 'fill-teal-ink',
    area: 'fill-teal-tint',
  },
}
