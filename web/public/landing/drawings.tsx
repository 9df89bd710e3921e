// Three drawings of how an idea is made, with words of the sample brand: a page is read, facts are laid out, an idea is pitched.
// They have the same height, so that one pencil line can run through all three.
import type { ReactNode } from 'react'

const BOX = '0 0 448 330'

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox={BOX} className="w-full overflow-visible text-ink select-none">
    {children}
  </svg>
)

/** A slightly tilted sheet of paper with a shadow. */
const Paper = (box: {
  x: number
  y: number
  width: number
  height: number
  turn: number
  children: ReactNode
}) => (
  <g transform={`rotate(${box.turn} ${box.x + box.width / 2} ${box.y + box.height / 2})`}>
    <rect
      x={box.x + 3}
      y={box.y + 6}
      width={box.width}
      height={box.height}
      rx="3"
      fill="var(--ink)"
      opacity=".13"
    />
    <rect
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx="3"
      fill="var(--sheet)"
      stroke="var(--rule)"
      strokeWidth="1.5"
    />
    {box.children}
  </g>
)

/** Lines drawn in place of text, too small to read. */
const Lines = ({ x, y, widths, step = 15 }: { x: number; y: number; widths: number[]; step?: number }) => (
  <path
    d={widths.map((width, at) => `M${x} ${y + at * step}h${width}`).join('')}
    stroke="var(--ink-2)"
    strokeWidth="3"
    strokeLinecap="round"
    opacity=".32"
  />
)

/** On a phone, where the drawings are stacked, the line runs past the edge of the screen. */
const Onward = () => <path className="stroke sm:hidden" strokeWidth="3.5" d="M448 210c12-3 24-5 44-4" />

export const AnalysisDrawing = () => (
  <Drawing>
    <Paper x={10} y={14} width={296} height={296} turn={-2}>
      <text x="34" y="56" className="fill-ink-2 text-[15px]">
        Ail Godiad
      </text>
      <text x="34" y="94" className="fill-ink font-display text-[30px] font-semibold">
        Prices
      </text>
      <Lines x={35} y={120} widths={[232, 214]} />
      <path d="M31 150h196v27H31zM31 178h196v27H31z" fill="var(--mark)" />
      <text x="35" y="170" className="fill-on-mark text-[19px]">
        Hafren seeded £5.20
      </text>
      <text x="35" y="198" className="fill-on-mark text-[19px]">
        Wednesday rye £5.60
      </text>
      <Lines x={35} y={230} widths={[226, 240, 188]} />
      <Lines x={35} y={288} widths={[92]} />
    </Paper>
    <g className="fill-pencil text-[17px] font-semibold">
      <text x="334" y="112">
        an offer,
      </text>
      <text x="334" y="136">
        its price
      </text>
    </g>
    <path className="stroke" strokeWidth="2.5" d="M322 101c-22 2-36 16-50 40M281 127l-10 15 18-4" />
    <path
      className="stroke"
      strokeWidth="3.5"
      d="M38 215c56-9 96 5 148-3 60-8 132-20 180 2 34 14 58 2 82-4"
    />
  </Drawing>
)

export const ResearchDrawing = () => (
  <Drawing>
    <Paper x={232} y={8} width={190} height={118} turn={4}>
      <text x="250" y="42" className="fill-ink font-display text-[19px] font-semibold">
        Small Business
      </text>
      <text x="250" y="66" className="fill-ink font-display text-[19px] font-semibold">
        Saturday
      </text>
      <text x="250" y="100" className="fill-ink-2 text-[15px]">
        5 December
      </text>
    </Paper>
    <Paper x={22} y={24} width={178} height={132} turn={-5}>
      <path d="M22 24h178v10H22z" fill="var(--kind-events)" />
      <text x="40" y="66" className="fill-ink font-display text-[19px] font-semibold">
        In the news
      </text>
      <Lines x={41} y={86} widths={[138, 124, 132, 76]} />
    </Paper>
    <Paper x={88} y={160} width={272} height={112} turn={-1}>
      <text x="110" y="194" className="fill-ink-2 text-[15px]">
        What customers ask
      </text>
      <text x="110" y="225" className="fill-ink font-display text-[18px] font-semibold">
        It’s dear, isn’t it? The
      </text>
      <text x="110" y="251" className="fill-ink font-display text-[18px] font-semibold">
        supermarket one is £1.40.
      </text>
    </Paper>
    <path
      className="stroke"
      strokeWidth="3.5"
      d="M0 210c22-6 36-8 54-3 14 4 18 12 19 25 3 32 5 50 35 54 70 8 160 7 222-2 40-6 45-26 44-62-1-46-5-66-40-72-76-12-170-10-224-3-36 5-40 30-37 78"
    />
    <Onward />
    <path className="stroke" strokeWidth="3.5" d="M374 216c22-9 42-14 74-6" />
  </Drawing>
)

export const ExpertiseDrawing = () => (
  <Drawing>
    <Paper x={88} y={34} width={344} height={262} turn={2}>
      <path d="M108 34h58v31h-58z" fill="var(--kind-blog)" />
      <text x="119" y="56" className="fill-sheet text-[16px] font-semibold">
        Blog
      </text>
      <g className="fill-ink font-display text-[24px] font-semibold">
        <text x="110" y="108">
          Why Ail Godiad’s bread
        </text>
        <text x="110" y="141">
          costs what it does
        </text>
      </g>
      <Lines x={111} y={168} widths={[288, 264]} />
      <g className="fill-ink-2 text-[16px]">
        <text x="110" y="218">
          1 The starter
        </text>
        <text x="110" y="242">
          2 The mix
        </text>
        <text x="110" y="266">
          3 The wait
        </text>
      </g>
    </Paper>
    <path
      className="stroke"
      strokeWidth="3.5"
      d="M0 210c24 7 40 6 56-8 12-10 14-30 4-34-10-3-16 12-8 26 8 12 22 14 40 8M80 191l16 11-14 15"
    />
    <path className="stroke" strokeWidth="6" d="M352 258c9 6 16 15 21 27 14-36 34-62 66-84" />
  </Drawing>
)
