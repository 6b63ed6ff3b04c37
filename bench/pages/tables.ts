import {
  type ClickRun,
  kinds,
  type LighthouseRun,
  type PageFigures,
  type PeerFigures,
  type PeerId,
  peerNames,
  spread,
} from './figures.ts'

interface Row {
  name: string
  of(peer: PeerFigures): number[]
  format(value: number): string
  hasNoRatio?: boolean
}

const whole = (value: number): string => String(Math.round(value))
const kilobytes = (value: number): string => (value / 1000).toFixed(1)

const visit = (name: string, of: (run: LighthouseRun) => number, format = whole): Row => ({
  name,
  of: ({ lighthouse }) => lighthouse.map(of),
  format,
})
const click = (name: string, of: (run: ClickRun) => number): Row => ({
  name,
  of: ({ clicks }) => clicks.map(of),
  format: whole,
})

const kindNames = {
  html: 'HTML',
  script: 'script',
  style: 'style',
  font: 'fonts',
  image: 'images',
  other: 'other',
}

const rows = (control: string): Row[] => [
  ...kinds
    .filter((kind) => kind !== 'other')
    .map((kind) => visit(`${kindNames[kind]}, KB`, ({ bytes }) => bytes[kind], kilobytes)),
  {
    name: 'script run untouched, KB',
    of: ({ evaluatedBytes }) => (evaluatedBytes === undefined ? [] : [evaluatedBytes]),
    format: kilobytes,
  },
  visit('requests', ({ requests }) => requests),
  visit('LCP, ms', ({ lcpMs }) => lcpMs),
  visit('TBT, ms', ({ tbtMs }) => tbtMs),
  visit(
    'CLS',
    ({ cls }) => cls,
    (value) => String(value),
  ),
  visit('main thread, ms', ({ mainThreadMs }) => mainThreadMs),
  click(`ready for a click, ms (${control})`, ({ readyMs }) => readyMs),
  click('first click answered, ms', ({ answeredMs }) => answeredMs),
  click('INP of the first click, ms', ({ inpMs }) => inpMs),
  { ...click('touches lost', ({ lost }) => lost), hasNoRatio: true },
  visit('Lighthouse performance', ({ performance }) => performance),
  visit('accessibility', ({ accessibility }) => accessibility),
  visit('best practices', ({ bestPractices }) => bestPractices),
  visit('SEO', ({ seo }) => seo),
]

export function pageTable({ path, control, peers }: PageFigures): string {
  const ids = Object.keys(peers) as PeerId[]
  const head = ['', ...ids.map((id) => peerNames[id]), ...ratioPeers.map(({ name }) => name)]
  const lines = rows(control ?? '').flatMap((row) => {
    const cells = ids.map((id) => cell(row, peers[id]))
    if (cells.every((text) => text === '')) return []
    return [[row.name, ...cells, ...ratioPeers.map(({ id }) => ratio(row, peers.ours, peers[id]))]]
  })
  return `**${path}**\n\n${table(head, lines)}`
}

export function overviewTable(pages: readonly PageFigures[]): string {
  const head = [
    'page',
    'performance',
    'Astro',
    'LCP, ms',
    '÷ Astro',
    'TBT, ms',
    'CLS',
    'accessibility',
    'best practices',
    'SEO',
  ]
  const lines = pages.map(({ path, peers: { ours, astro } }) => {
    const of = (peer: PeerFigures | undefined, figure: (run: LighthouseRun) => number) =>
      spread((peer?.lighthouse ?? []).map(figure)).median
    const lcp = of(ours, ({ lcpMs }) => lcpMs)
    return [
      path,
      of(ours, ({ performance }) => performance),
      of(astro, ({ performance }) => performance),
      whole(lcp),
      (lcp / of(astro, ({ lcpMs }) => lcpMs)).toFixed(2),
      whole(of(ours, ({ tbtMs }) => tbtMs)),
      of(ours, ({ cls }) => cls),
      of(ours, ({ accessibility }) => accessibility),
      of(ours, ({ bestPractices }) => bestPractices),
      of(ours, ({ seo }) => seo),
    ].map((value) => (Number.isNaN(value) || value === 'NaN' ? '–' : String(value)))
  })
  return table(head, lines)
}

const ratioPeers = [
  { id: 'floor', name: 'ours ÷ no script' },
  { id: 'astro', name: 'ours ÷ Astro' },
] as const

function cell({ of, format }: Row, peer: PeerFigures | undefined): string {
  const values = peer ? of(peer) : []
  if (values.length === 0) return ''
  const { median, min, max } = spread(values)
  const range = format(min) === format(max) ? '' : ` (${format(min)}–${format(max)})`
  return format(median) + range
}

function ratio(
  { of, hasNoRatio }: Row,
  ours: PeerFigures | undefined,
  other: PeerFigures | undefined,
): string {
  const [a, b] = [ours, other].map((peer) => spread(peer ? of(peer) : []).median)
  if (hasNoRatio || a === undefined || !b || Number.isNaN(a) || Number.isNaN(b)) return ''
  return (a / b).toFixed(2)
}

function table(head: readonly string[], lines: readonly string[][]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), `|${head.map(() => '---').join('|')}|`, ...lines.map(row)].join('\n')
}
