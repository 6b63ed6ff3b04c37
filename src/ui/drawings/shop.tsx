import { Box, Glyph, Label, Title } from './parts.tsx'
import { Bust } from './bust.tsx'
import { portraitGrounds } from '#shared/drawings.ts'
import { type WareName, WarePicture } from './wares.tsx'

const dark = '#2b1d14'
const soft = '#6b5a48'

const suggestions = [
  {
    x: 32,
    ware: 'bowl',
    glaze: 'sand',
    ground: '#f6e6d3',
    name: 'Second bowl',
    price: '$34',
    note: 'Completes your pair',
  },
  {
    x: 262,
    ware: 'plates',
    glaze: 'cream',
    ground: '#e8d8c3',
    name: 'Side plates',
    price: '$58',
    note: 'Same glaze, set of four',
  },
  {
    x: 492,
    ware: 'blanket',
    glaze: 'sage',
    ground: '#e2e8dc',
    name: 'Wool throw',
    price: '$120',
    note: 'Bought with it most often',
  },
  {
    x: 722,
    ware: 'lamp',
    glaze: 'mustard',
    ground: '#f7e3b8',
    name: 'Table lamp',
    price: '$95',
    note: 'Back in stock today',
  },
] as const

export function Shop() {
  return (
    <>
      <Box x={0} y={0} width={960} height={600} fill="#fffaf3" />
      <Title x={32} y={39} fill={dark} weight={680}>
        Tarnfield
      </Title>
      <Label x={176} y={38} size={14} fill={soft}>
        New
      </Label>
      <Label x={232} y={38} size={14} weight={600} fill={dark}>
        Tableware
      </Label>
      <Label x={326} y={38} size={14} fill={soft}>
        Textiles
      </Label>
      <Label x={402} y={38} size={14} fill={soft}>
        Light
      </Label>
      <Box x={560} y={17} width={240} height={34} fill="#f4e8d8" radius={17} />
      <Glyph name="search" x={574} y={26} size={16} color={soft} />
      <Label x={598} y={39} fill={soft}>
        linen, warm grey
      </Label>
      <Glyph name="heart" x={826} y={24} size={20} color={dark} />
      <Glyph name="shopping-bag" x={868} y={24} size={20} color={dark} />
      <circle cx={888} cy={24} r={8} fill="#a23c17" />
      <Label x={888} y={28} size={11} weight={700} fill="#fff" anchor="middle">
        2
      </Label>
      <clipPath id="visitor">
        <circle cx={922} cy={34} r={14} />
      </clipPath>
      <g clipPath="url(#visitor)">
        <svg aria-hidden="true" x={908} y={20} width={28} height={28} viewBox="0 0 160 160">
          <Box x={0} y={0} width={160} height={160} fill={portraitGrounds.elena} />
          <Bust of="elena" />
        </svg>
      </g>
      <Box x={32} y={68} width={896} height={270} fill="#d98a63" radius={16} />
      <path d="M480 338c10-120 60-190 150-200s210-30 298-20v204a16 16 0 0 1-16 16Z" fill="#c4633c" />
      <circle cx={752} cy={156} r={62} fill="#f3c98b" />
      <path d="M500 338c60-34 160-40 240-38s140 8 188 6v16a16 16 0 0 1-16 16Z" fill="#8e3f22" />
      <WarePicture name="vase" glaze="cream" x={560} y={128} size={190} />
      <WarePicture name="jug" glaze="ink" x={706} y={166} size={154} />
      <WarePicture name="bowl" glaze="sand" x={800} y={196} size={122} />
      <WarePicture name="candle" glaze="rose" x={668} y={232} size={92} />
      <Label x={64} y={128} size={14} weight={600} fill="#3a150a">
        For Ingrid
      </Label>
      <Title x={64} y={172} size={40} fill="#2b0f06">
        Back for the
      </Title>
      <Title x={64} y={216} size={40} fill="#2b0f06">
        second bowl?
      </Title>
      <Label x={64} y={248} size={14.5} fill="#3a150a">
        Four pieces that match what you bought in May.
      </Label>
      <Box x={64} y={272} width={148} height={42} fill={dark} radius={10} />
      <Label x={138} y={298} size={14.5} weight={600} fill="#fff" anchor="middle">
        See all four
      </Label>
      <Title x={32} y={380} size={19} fill={dark}>
        Goes with your stoneware
      </Title>
      <Label x={928} y={380} weight={600} fill="#a23c17" anchor="end">
        Why these?
      </Label>
      {suggestions.map(({ x, ware, glaze, ground, name, price, note }) => (
        <g key={name}>
          <Box x={x} y={404} width={206} height={132} fill={ground} radius={10} />
          <WarePicture name={ware} glaze={glaze} x={x + 53} y={414} size={104} />
          <Label x={x} y={560} size={14} weight={600} fill={dark}>
            {name}
          </Label>
          <Label x={x + 206} y={560} size={14} weight={600} fill={dark} anchor="end">
            {price}
          </Label>
          <Label x={x} y={579} size={12.5} weight={400} fill={soft}>
            {note}
          </Label>
        </g>
      ))}
    </>
  )
}

const colors = ['#e3c79c', '#8fa88a', '#31475f']
const alsoBought: readonly { ware: WareName; glaze: 'cream' | 'sage' | 'ink'; ground: string }[] = [
  { ware: 'plates', glaze: 'cream', ground: '#e8d8c3' },
  { ware: 'blanket', glaze: 'sage', ground: '#e2e8dc' },
  { ware: 'jug', glaze: 'ink', ground: '#dfe5ea' },
]

export function ShopPhone() {
  return (
    <>
      <Box x={0} y={0} width={300} height={620} fill="#fffaf3" />
      <PhoneStatus color={dark} />
      <Glyph name="arrow-left" x={18} y={44} size={20} color={dark} />
      <Title x={150} y={60} size={17} fill={dark} anchor="middle">
        Tarnfield
      </Title>
      <Glyph name="shopping-bag" x={262} y={44} size={20} color={dark} />
      <Box x={16} y={80} width={268} height={240} fill="#f6e6d3" radius={16} />
      <circle cx={212} cy={150} r={44} fill="#f3c98b" />
      <path d="M16 270c60-20 160-24 268-10v44a16 16 0 0 1-16 16H32a16 16 0 0 1-16-16Z" fill="#d98a63" />
      <WarePicture name="bowl" glaze="sand" x={56} y={110} size={188} />
      <Box x={28} y={92} width={118} height={26} fill="#fff" radius={13} />
      <Label x={87} y={109} size={11} weight={600} fill="#6b2a10" anchor="middle">
        Completes your pair
      </Label>
      <Title x={16} y={352} fill={dark}>
        Stoneware bowl
      </Title>
      <Title x={284} y={352} size={20} fill={dark} anchor="end">
        $34
      </Title>
      <Label x={16} y={376} fill={soft}>
        You own one since May. Same batch.
      </Label>
      {colors.map((color, index) => (
        <circle
          key={color}
          cx={30 + index * 34}
          cy={404}
          r={11}
          fill={color}
          stroke={index === 0 ? dark : undefined}
          strokeWidth={2.5}
        />
      ))}
      <Box x={16} y={430} width={268} height={50} fill="#a23c17" radius={12} />
      <Label x={150} y={461} size={16} weight={600} fill="#fff" anchor="middle">
        Add to bag
      </Label>
      <Label x={16} y={512} size={14} weight={600} fill={dark}>
        People with your bowl also have
      </Label>
      {alsoBought.map(({ ware, glaze, ground }, index) => (
        <g key={ware}>
          <Box x={16 + index * 92} y={526} width={84} height={80} fill={ground} radius={10} />
          <WarePicture name={ware} glaze={glaze} x={26 + index * 92} y={532} size={64} />
        </g>
      ))}
    </>
  )
}

export function PhoneStatus({ color }: { color: string }) {
  return (
    <>
      <Label x={24} y={27} size={12.5} weight={600} fill={color}>
        9:41
      </Label>
      <Box x={246} y={17} width={30} height={12} fill={color} radius={4} />
    </>
  )
}
