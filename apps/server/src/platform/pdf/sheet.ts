import { formatMoney, toChineseCapitals, type Fen } from '@lianxin/domain';
import { INK, type Pdf } from './pdf.ts';
import { platformMark } from './platform-mark.ts';
import { qrCode } from './qr.ts';
import { line, paragraph, paragraphHeight, widthOf, type TextStyle } from './writing.ts';

/** Left and right margin in points. */
export const SIDE_MARGIN = 44;
/** Height of the footer in points. */
export const FOOTER_HEIGHT = 58;

const TOP = 40;
const BODY = 9.2;
const label: TextStyle = { size: BODY, ink: INK.muted };

/** The heading of a sheet's first page. */
export interface SheetHead {
  readonly platform: string;
  readonly title: string;
  readonly titleEn: string;
  /** The business number, such as "转让编号", "ZR20261120-0007". */
  readonly number: readonly [label: string, value: string];
}

/** A labelled value in one column, or across both if `wide`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}

/** A table column. `share` is its fraction of the table's width. */
export interface Column<Row> {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
  readonly cell: (row: Row) => string;
}

/** A document that is filled from top to bottom and continues on a new page automatically. */
export interface Sheet {
  /** A heading, kept on one page with `follows` points of the content below it. @default a few lines */
  readonly section: (title: string, follows?: number) => void;
  readonly facts: (facts: readonly Fact[]) => void;
  /** An amount in Chinese capitals and in digits. */
  readonly amount: (title: string, value: Fen) => void;
  readonly table: <Row>(columns: readonly Column<Row>[], rows: readonly Row[], empty: string, total?: readonly string[]) => void;
  readonly clauses: (texts: readonly string[]) => void;
  readonly text: (text: string) => void;
  /** A QR code with a description beside it. */
  readonly code: (address: string, text: string) => void;
  /** Boxes side by side with custom content. */
  readonly boxes: (height: number, draw: readonly ((x: number, y: number, width: number) => void)[]) => void;
}

/** Starts an A4 sheet. */
export function createSheet(pdf: Pdf, { platform, title, titleEn, number }: SheetHead): Sheet {
  const { width, height } = pdf.page;
  const right = width - SIDE_MARGIN;
  const room = right - SIDE_MARGIN;
  const bottom = height - FOOTER_HEIGHT - 8;
  let y = TOP;

  function drawHeading(): void {
    platformMark(pdf, SIDE_MARGIN, y, 22);
    line(pdf, platform, SIDE_MARGIN + 29, y + 11, { size: 9, ink: INK.label, room: 150 });
    line(pdf, number[0], right, y + 4, { size: 8, ink: INK.label, align: 'right' });
    line(pdf, number[1], right, y + 17, { face: 'strong', size: 9.6, align: 'right', room: 190 });
    const size = 19;
    line(pdf, title, width / 2, y + 44, { face: 'instrument', size, tracking: 0.22 * size, align: 'center', room: room - 40 });
    line(pdf, titleEn, width / 2, y + 63, { size: 6.6, tracking: 1.7, align: 'center', ink: INK.label });
    pdf
      .strokeColor(INK.line)
      .lineWidth(1.3)
      .moveTo(SIDE_MARGIN, y + 76)
      .lineTo(right, y + 76)
      .stroke();
    pdf
      .lineWidth(0.5)
      .moveTo(SIDE_MARGIN, y + 79)
      .lineTo(right, y + 79)
      .stroke();
    y += 92;
  }

  function addPage(): void {
    pdf.addPage();
    y = TOP;
    line(pdf, title, SIDE_MARGIN, y, { face: 'instrument', size: 10.5 });
    line(pdf, number[1], right, y, { size: 8.4, ink: INK.muted, align: 'right' });
    pdf
      .strokeColor(INK.line)
      .lineWidth(0.7)
      .moveTo(SIDE_MARGIN, y + 11)
      .lineTo(right, y + 11)
      .stroke();
    y += 26;
  }

  /** Starts a new page if less than this height is left. */
  function ensureSpace(high: number): void {
    if (y + high > bottom) addPage();
  }

  function section(name: string, follows = 40): void {
    ensureSpace(20 + follows);
    y += 5;
    pdf.rect(SIDE_MARGIN, y + 1, 2.6, 11).fill(INK.line);
    line(pdf, name, SIDE_MARGIN + 9, y + 6.5, { face: 'strong', size: 10.4 });
    y += 20;
  }

  function fact({ label: name, value }: Fact, x: number, wide: number): number {
    const at = 78;
    const high = paragraphHeight(pdf, value, wide - at, { size: BODY, leading: 1.5 });
    line(pdf, name, x, y + 8.6, { ...label, room: at - 8 });
    paragraph(pdf, value, x + at, y + 1.4, wide - at, { size: BODY, leading: 1.5 });
    return Math.max(high, 14) + 3;
  }

  drawHeading();
  return {
    section,
    facts(facts) {
      const half = (room - 20) / 2;
      const waiting = [...facts];
      while (waiting.length > 0) {
        ensureSpace(40);
        const [one, other] = waiting;
        if (one === undefined) break;
        if (one.wide === true || other === undefined || other.wide === true) {
          y += fact(one, SIDE_MARGIN, one.wide === true ? room : half);
          waiting.shift();
        } else {
          y += Math.max(fact(one, SIDE_MARGIN, half), fact(other, SIDE_MARGIN + half + 20, half));
          waiting.splice(0, 2);
        }
      }
      y += 3;
    },
    amount(name, value) {
      ensureSpace(54);
      const digits = formatMoney(value);
      const hand: TextStyle = { face: 'strong', size: 20, align: 'right', room: 190 };
      const wide = Math.min(widthOf(pdf, digits, hand), 190);
      pdf.rect(SIDE_MARGIN, y, room, 46).fill(INK.sunken);
      pdf.strokeColor(INK.line).lineWidth(0.7).rect(SIDE_MARGIN, y, room, 46).stroke();
      line(pdf, `${name}（大写）`, SIDE_MARGIN + 12, y + 12, { size: 7.8, ink: INK.label });
      const capitals: TextStyle = { face: 'instrument', size: 13.5, tracking: 0.5, room: room - wide - 60 };
      line(pdf, toChineseCapitals(value, { prefix: true }), SIDE_MARGIN + 12, y + 30, capitals);
      line(pdf, '小写（元）', right - 12, y + 12, { size: 7.8, ink: INK.label, align: 'right' });
      line(pdf, digits, right - 12, y + 30, hand);
      line(pdf, '¥', right - 12 - wide - 5, y + 31, { size: 12, align: 'right' });
      y += 56;
    },
    table(columns, rows, empty, total) {
      const size = 8.4;
      const gap = 8;
      const lefts = columns.map((_, index) => SIDE_MARGIN + room * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0));
      const cellRoom = (share: number) => room * share - gap;
      const place = ({ align, share }: (typeof columns)[number], index: number) =>
        (lefts[index] ?? 0) + (align === 'right' ? room * share - gap / 2 : gap / 2);
      const head = () => {
        pdf.rect(SIDE_MARGIN, y, room, 18).fill(INK.sunken);
        columns.forEach((column, index) =>
          line(pdf, column.title, place(column, index), y + 9, {
            size: 8,
            ink: INK.muted,
            align: column.align ?? 'left',
            room: cellRoom(column.share),
          }),
        );
        y += 18;
      };
      const row = (cells: readonly string[], face: 'text' | 'strong') => {
        const heights = columns.map(({ share, align }, index) =>
          align === 'right' ? 12 : paragraphHeight(pdf, cells[index] ?? '', cellRoom(share), { face, size, leading: 1.4 }),
        );
        const high = Math.max(12, ...heights) + 7;
        if (y + high > bottom) {
          addPage();
          head();
        }
        columns.forEach((column, index) => {
          const text = cells[index] ?? '';
          if (column.align === 'right')
            line(pdf, text, place(column, index), y + 9.4, { face, size, align: 'right', room: cellRoom(column.share) });
          else paragraph(pdf, text, place(column, index), y + 3.6, cellRoom(column.share), { face, size, leading: 1.4 });
        });
        y += high;
        pdf.strokeColor(INK.hair).lineWidth(0.5).moveTo(SIDE_MARGIN, y).lineTo(right, y).stroke();
      };
      ensureSpace(56);
      head();
      for (const one of rows)
        row(
          columns.map(({ cell }) => cell(one)),
          'text',
        );
      if (rows.length === 0) {
        line(pdf, empty, width / 2, y + 13, { ...label, align: 'center' });
        y += 26;
      }
      if (total !== undefined) row(total, 'strong');
      y += 8;
    },
    clauses(texts) {
      texts.forEach((text, index) => {
        const hand = { size: BODY, leading: 1.6 };
        ensureSpace(paragraphHeight(pdf, text, room - 18, hand) + 6);
        line(pdf, `${index + 1}.`, SIDE_MARGIN, y + 7, { ...hand, ink: INK.muted });
        y = paragraph(pdf, text, SIDE_MARGIN + 18, y, room - 18, hand) + 3;
      });
      y += 4;
    },
    text(text) {
      const hand = { size: BODY, leading: 1.6 };
      ensureSpace(paragraphHeight(pdf, text, room, hand) + 6);
      y = paragraph(pdf, text, SIDE_MARGIN, y, room, hand) + 6;
    },
    code(address, text) {
      ensureSpace(72);
      qrCode(pdf, address, SIDE_MARGIN, y, 70);
      paragraph(pdf, text, SIDE_MARGIN + 84, y + 8, room - 84, { size: 8.6, leading: 1.7, ink: INK.muted });
      y += 76;
    },
    boxes(high, draw) {
      ensureSpace(high + 8);
      const gap = 16;
      const wide = (room - gap * (draw.length - 1)) / Math.max(1, draw.length);
      draw.forEach((box, index) => box(SIDE_MARGIN + index * (wide + gap), y, wide));
      y += high + 8;
    },
  };
}
