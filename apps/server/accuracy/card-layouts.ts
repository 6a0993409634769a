import type { Page } from './licence-layouts.ts';
import type { BackDocument, FrontDocument } from './documents.ts';

/** Appearance of a card in a picture. */
interface CardLook {
  readonly ground: string;
  readonly labels: string;
  readonly ink: string;
  /** Width of the card in the picture. */
  readonly width: number;
  readonly around: string;
  readonly margin: number;
  readonly grey: boolean;
}

const GUILLOCHE =
  'repeating-radial-gradient(circle at 30% 20%,rgba(80,150,190,.16) 0 2px,transparent 2px 9px),repeating-linear-gradient(115deg,rgba(210,150,120,.13) 0 2px,transparent 2px 8px),#eaf3f5';

/** Card layouts by name. */
export const CARD_LAYOUTS = {
  scanned: { ground: GUILLOCHE, labels: '#2f78a8', ink: '#151515', width: 1010, around: '#fff', margin: 12, grey: false },
  photocopy: { ground: '#f4f4f4', labels: '#555', ink: '#111', width: 820, around: '#fff', margin: 130, grey: true },
  'on a desk': {
    ground: GUILLOCHE,
    labels: '#3d86b4',
    ink: '#222',
    width: 860,
    around: 'linear-gradient(70deg,#6b4a32,#8a6446 40%,#5d3f2a)',
    margin: 110,
    grey: false,
  },
  plain: { ground: '#fbfcf8', labels: '#4a90c0', ink: '#000', width: 920, around: '#c9ced4', margin: 60, grey: false },
} as const satisfies Readonly<Record<string, CardLook>>;

export type CardLayout = keyof typeof CARD_LAYOUTS;

/** Draws a card 856 wide and 540 high (the real size in tenths of a millimetre) and scales it. */
function onCard({ ground, labels, ink, width, around, margin, grey }: CardLook, inside: string): Page {
  const scale = width / 856;
  return {
    width: width + 2 * margin,
    height: Math.round(540 * scale) + 2 * margin,
    html: `<style>
      .page{position:relative;width:100%;height:100%;background:${around}}
      .card{position:absolute;left:${margin}px;top:${margin}px;width:856px;height:540px;transform:scale(${scale});transform-origin:0 0;
        border-radius:28px;background:${ground};color:${ink};overflow:hidden;font-size:32px;${grey ? 'filter:grayscale(1) contrast(1.15);' : ''}}
      .card>*{position:absolute;white-space:nowrap}.label{color:${labels};font-size:27px}
      </style><div class="page"><div class="card">${inside}</div></div>`,
  };
}

const at = (left: number, top: number, text: string, style = ''): string =>
  `<div style="left:${left}px;top:${top}px;${style}">${text}</div>`;
const label = (left: number, top: number, text: string): string =>
  `<div class="label" style="left:${left}px;top:${top + 3}px">${text}</div>`;

const PORTRAIT = `<svg style="right:52px;top:74px" width="216" height="268" viewBox="0 0 80 100"><rect width="80" height="100" fill="#dfe6ea"/><circle cx="40" cy="38" r="19" fill="#8b6f5c"/><path d="M8 100c0-26 14-36 32-36s32 10 32 36z" fill="#37424d"/></svg>`;

export function drawFront(layout: CardLayout, document: FrontDocument): Page {
  const [year = '', month = '', day = ''] = document.bornOn.split('-');
  const lines = document.address.match(/.{1,11}/gu) ?? [];
  return onCard(
    CARD_LAYOUTS[layout],
    label(54, 62, '姓名') +
      at(146, 60, document.name, 'font-size:36px;letter-spacing:2px') +
      label(54, 132, '性别') +
      at(146, 132, document.sex) +
      label(252, 132, '民族') +
      at(340, 132, document.nation) +
      label(54, 200, '出生') +
      at(146, 200, year) +
      label(230, 200, '年') +
      at(284, 200, String(Number(month))) +
      label(326, 200, '月') +
      at(384, 200, String(Number(day))) +
      label(430, 200, '日') +
      label(54, 270, '住址') +
      at(146, 268, lines.join('<br>'), 'line-height:44px') +
      PORTRAIT +
      label(54, 448, '公民身份号码') +
      at(288, 444, document.number, 'font-family:OCR-B,DejaVu Sans Mono,monospace;font-size:36px;letter-spacing:4px'),
  );
}

export function drawBack(layout: CardLayout, document: BackDocument): Page {
  const dotted = (day: string): string => day.replaceAll('-', '.');
  return onCard(
    CARD_LAYOUTS[layout],
    `<svg style="left:48px;top:46px" width="150" height="150" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#c8281e" opacity=".85"/><path d="M20 8l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z" fill="#f2ce6b"/></svg>` +
      at(238, 64, '中华人民共和国', 'font-size:48px;letter-spacing:10px;font-weight:700') +
      at(238, 138, '居 民 身 份 证', 'font-size:60px;letter-spacing:8px;font-weight:700') +
      label(196, 374, '签发机关') +
      at(332, 372, document.authority) +
      label(196, 448, '有效期限') +
      at(332, 446, `${dotted(document.validFrom)}-${dotted(document.validUntil)}`),
  );
}
