import { Box, Glyph, Label, Title } from './parts.tsx'

const soft = '#566b82'

const inquiries = [
  { company: 'Halden Freight', topic: 'Price for 40 seats', score: 94, next: 'Call today' },
  { company: 'Quill & Co.', topic: 'Does it sync with our ERP?', score: 88, next: 'Call today' },
  { company: 'Brightwater Clinics', topic: 'Demo for the board', score: 81, next: 'Call today' },
  { company: 'Olmo Studio', topic: 'Trial for two people', score: 46, next: 'Send guide' },
  { company: 'R. Sato', topic: 'Student discount?', score: 12, next: 'Auto-reply' },
  { company: 'Backlinks4u', topic: 'Partnership offer', score: 2, next: 'Archived' },
]

const columns = [
  { x: 92, name: 'Company' },
  { x: 258, name: 'Asked about' },
  { x: 468, name: 'Score' },
  { x: 620, name: 'Next' },
]

/** An inbox that sorts inquiries by how likely they are to become deals. */
export function Inbox() {
  return (
    <>
      <Box x={0} y={0} width={760} height={470} fill="#fff" />
      <Box x={0} y={0} width={64} height={470} fill="#2a1f57" />
      <Box x={12} y={20} width={40} height={40} fill="#ffffff24" radius={10} />
      {['inbox', 'users', 'chart-line', 'settings'].map((name, index) => (
        <Glyph
          key={name}
          name={name}
          x={21}
          y={30 + index * 52}
          size={21}
          color={index === 0 ? '#fff' : '#b9abf2'}
        />
      ))}
      <Title x={92} y={48}>
        Inquiries
      </Title>
      <Label x={92} y={70} weight={400} fill={soft}>
        Sorted by how much they look like deals that closed
      </Label>
      <Box x={610} y={26} width={122} height={34} fill="#efeafb" radius={10} />
      <Label x={671} y={48} weight={600} fill="#432f87" anchor="middle">
        3 to call today
      </Label>
      {columns.map(({ x, name }) => (
        <Label key={name} x={x} y={106} size={12} weight={600} fill={soft}>
          {name}
        </Label>
      ))}
      <path d="M92 118h640" stroke="#dfe7f0" />
      {inquiries.map((inquiry, index) => (
        <Row key={inquiry.company} {...inquiry} y={118 + index * 57} />
      ))}
    </>
  )
}

function Row({ company, topic, score, next, y }: (typeof inquiries)[number] & { y: number }) {
  const isHot = score > 80
  const isSpam = score < 20
  const barColor = isHot ? '#5a3fc0' : score > 40 ? '#a99be0' : '#c9c3dc'
  return (
    <g>
      {isHot ? <Box x={80} y={y + 4} width={664} height={50} fill="#f6f3fd" radius={8} /> : null}
      <Title x={92} y={y + 35} size={15} fill={isSpam ? soft : undefined}>
        {company}
      </Title>
      <Label x={258} y={y + 35} size={13.5} weight={400} fill={isSpam ? soft : '#33485f'}>
        {topic}
      </Label>
      <Box x={468} y={y + 26} width={84} height={9} fill="#e7e3f2" radius={5} />
      <Box x={468} y={y + 26} width={(84 * score) / 100} height={9} fill={barColor} radius={5} />
      <Label x={564} y={y + 35} size={13.5} weight={600}>
        {score}
      </Label>
      {isHot ? <Box x={612} y={y + 15} width={92} height={30} fill="#432f87" radius={8} /> : null}
      <Label
        x={isHot ? 658 : 620}
        y={y + 35}
        weight={600}
        fill={isHot ? '#fff' : soft}
        anchor={isHot ? 'middle' : undefined}
      >
        {next}
      </Label>
    </g>
  )
}
