import * as z from 'zod/mini'
import { identifierText } from '#contracts/entered-text.ts'
import { portraitNames, screenNames } from '#shared/drawings.ts'
import { blankableLine, line, pictureId } from './content-fields.ts'

export const storyRules = {
  contentCharsMax: 20_000,
  figuresMax: 6,
  pointsMax: 24,
  pairsMax: 3,
  phasesMax: 8,
  unitsMax: 60,
  tagsMax: 6,
  servicesMax: 10,
  teamMax: 8,
  screensMax: 8,
} as const

const optionalLine = (what: string, charsMax: number) => z.optional(blankableLine(what, charsMax))

export const list = <Item extends z.ZodMiniType>(item: Item, max: number, what: string) =>
  z
    .array(item, `${what} are a list.`)
    .check(z.maxLength(max, `A case study has at most ${max} ${what.toLowerCase()}.`))

const screen = z.enum(screenNames, 'Choose one of the drawn screens.')
const host = z.optional(
  identifierText('The address in the browser is a text.').check(
    z.regex(/^[a-z0-9.-]{0,80}$/i, 'The address in the browser is a host name, such as shop.example.'),
  ),
)
/** `host` is the address in the frame of the browser; without one, the screen has no frame. */
export const drawing = z.object({ screen, host, phone: z.optional(screen) }, 'A drawing has a screen.')

/** A further picture of the work. `file` is the id of a picture of the library. */
export const screenPicture = z.object(
  { file: pictureId('A screen'), caption: optionalLine('A caption', 160) },
  'A screen has a file and may have a caption.',
)

const percent = z
  .number('The place of a pin is a number.')
  .check(
    z.gte(0, 'The place of a pin is between 0 and 100.'),
    z.lte(100, 'The place of a pin is between 0 and 100.'),
  )
/** The place of a pin on a screen, in percent from its left and its top. */
const pin = z.optional(z.object({ x: percent, y: percent }, 'The place of a pin has x and y.'))
const valueMax = 1_000_000_000

/** `marker` says what happened here, written into a line. */
const point = z.object(
  {
    label: line('The name of a value', 40),
    value: z
      .number('A value of a chart is a number.')
      .check(
        z.gte(0, 'A value of a chart is not below 0.'),
        z.lte(valueMax, 'A value of a chart is at most a billion.'),
      ),
    marker: optionalLine('A marker', 40),
  },
  'A value of a chart has a name and a number.',
)

/**
 * A chart as data. `unit` follows each value (%, ×, days), and `axis` is what the labels of a line count (month,
 * week).
 */
export const figure = z.object(
  {
    kind: z.enum(['line', 'bars', 'share'], 'A chart is a line, bars or share.'),
    label: line('The title of a chart', 80),
    unit: optionalLine('The unit', 12),
    axis: optionalLine('What the line counts', 20),
    points: z
      .array(point, 'The values of a chart are a list.')
      .check(
        z.minLength(2, 'A chart has at least two values.'),
        z.maxLength(storyRules.pointsMax, `A chart has at most ${storyRules.pointsMax} values.`),
      ),
    note: optionalLine('The note of a chart', 200),
  },
  'A chart has a kind, a title and values.',
)

const side = z.object(
  { label: optionalLine('The label', 40), screen: z.optional(screen) },
  'Before and after each have a label or a screen.',
)

export const comparison = z.object(
  {
    before: side,
    after: side,
    pairs: list(
      z.object(
        {
          before: line('The sentence about before', 160),
          after: line('The sentence about after', 160),
          beforePin: pin,
          afterPin: pin,
        },
        'A pair has a sentence about before and one about after.',
      ),
      storyRules.pairsMax,
      'Pairs of sentences',
    ),
  },
  'The comparison has before, after and pairs.',
)

const unitMessage = `A phase is within ${storyRules.unitsMax} months, weeks or days.`
const unitNumber = z
  .int('A phase begins and ends at a whole number.')
  .check(z.gte(1, unitMessage), z.lte(storyRules.unitsMax, unitMessage))
const phase = z
  .object(
    {
      label: line('The name of a phase', 60),
      from: unitNumber,
      to: unitNumber,
      kind: optionalLine('The word in a phase', 30),
    },
    'A phase has a name, a beginning and an end.',
  )
  .check(z.refine(({ from, to }) => to >= from, 'A phase cannot end before it begins.'))

/** Phases are spans of whole units, both ends included. */
export const plan = z.object(
  {
    text: optionalLine('The text about the phases', 300),
    unit: optionalLine('The unit of the phases', 20),
    phases: list(phase, storyRules.phasesMax, 'Phases'),
  },
  'What it took has a text and phases.',
)

export const quote = z.object(
  {
    text: line('The quote', 300),
    name: line('Who said it', 80),
    role: optionalLine('The role', 120),
    portrait: z.optional(z.enum(portraitNames, 'Choose one of the drawn portraits.')),
  },
  'A quote has a text and a name.',
)
