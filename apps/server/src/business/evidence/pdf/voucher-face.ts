import {
  formatChineseDate,
  formatMoney,
  INSTRUMENT_PROMISE,
  INSTRUMENT_TITLE,
  landscapeFrame,
  toChineseCapitals,
  type CivilDate,
  type Fen,
} from '@lianxin/domain';
import { companySeal } from '../../../platform/pdf/company-seal.ts';
import { engraving } from '../../../platform/pdf/engraving.ts';
import { platformMark } from '../../../platform/pdf/platform-mark.ts';
import { INK, type Pdf } from '../../../platform/pdf/pdf.ts';
import { qrCode } from '../../../platform/pdf/qr.ts';
import { line, paragraph, widthOf, type TextStyle } from '../../../platform/pdf/writing.ts';

/** A party on the instrument; a dash for what the reader may not see. */
export type FaceParty = {
  readonly name: string;
  readonly creditCode: string;
  readonly accountNumber: string;
  readonly bank: string;
};

export interface VoucherFacts {
  readonly number: string;
  readonly rootNumber: string;
  readonly amount: Fen;
  readonly faceAmount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly paymentDate: CivilDate;
  readonly termDays: number;
  readonly circulations: number;
  readonly issuer: FaceParty;
  readonly holder: FaceParty;
  readonly state: string;
  /** Whether the holder has signed for it. */
  readonly received: boolean;
  readonly promiseNumber: string;
  readonly contractNumber: string | null;
  readonly chainHead: string;
  readonly chainLength: number;
  readonly verifyAddress: string;
}

/** The unit of text on the face: 1.5 % of its width, as on screen. */
const EM = 13.02;
const { width: WIDTH, height: HEIGHT } = landscapeFrame;
const LEFT = 58.2;
const RIGHT = WIDTH - LEFT;

const label = (size: number): TextStyle => ({ size, ink: INK.label });
const digestEnds = (digest: string): string => {
  const groups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return `${groups(digest.slice(0, 16))} … ${groups(digest.slice(-8))}`;
};

function header(pdf: Pdf, platform: string, number: string): void {
  platformMark(pdf, LEFT, 58, 2.2 * EM);
  line(pdf, platform, LEFT + 2.9 * EM, 65, { ...label(0.92 * EM), room: 170 });
  line(pdf, '供应链信息服务系统', LEFT + 2.9 * EM, 82, label(0.92 * EM));
  line(pdf, INSTRUMENT_TITLE.zh, WIDTH / 2, 67, { face: 'instrument', size: 2.3 * EM, tracking: 0.3 * 2.3 * EM, align: 'center' });
  line(pdf, INSTRUMENT_TITLE.en, WIDTH / 2, 92, { ...label(0.68 * EM), tracking: 0.24 * 0.68 * EM, align: 'center' });
  line(pdf, '凭证编号', RIGHT, 64, { ...label(EM), align: 'right' });
  line(pdf, number, RIGHT, 83, { face: 'strong', size: 1.06 * EM, align: 'right', room: 200 });
  pdf
    .strokeColor(INK.line)
    .lineWidth(0.12 * EM)
    .moveTo(LEFT, 106)
    .lineTo(RIGHT, 106)
    .stroke();
  pdf
    .lineWidth(0.05 * EM)
    .moveTo(LEFT, 109.6)
    .lineTo(RIGHT, 109.6)
    .stroke();
}

function dates(pdf: Pdf, facts: VoucherFacts): void {
  const y = 128;
  const pair = (name: string, value: string, x: number): number => {
    line(pdf, name, x, y, label(EM));
    const at = x + widthOf(pdf, name, { size: EM }) + 0.8 * EM;
    line(pdf, value, at, y, { face: 'strong', size: EM });
    return at + widthOf(pdf, value, { face: 'strong', size: EM });
  };
  pair('开立日', facts.issuedOn, LEFT);
  const due = pair('到期日', facts.dueOn, LEFT + 180);
  line(pdf, formatChineseDate(facts.dueOn), due + 0.8 * EM, y, { face: 'instrument', size: EM });
  pair('期限', `${facts.termDays} 天`, RIGHT - 190);
  const hands = `${facts.circulations} 次`;
  const width = widthOf(pdf, '流转', { size: EM }) + 0.8 * EM + widthOf(pdf, hands, { face: 'strong', size: EM });
  pair('流转', hands, RIGHT - width);
}

const PARTIES = { top: 146, bottom: 262, middle: 7.6 * EM } as const;
const COLUMN = (RIGHT - LEFT - PARTIES.middle) / 2;

function party(pdf: Pdf, kind: 'issuer' | 'holder', { name, creditCode, accountNumber, bank }: FaceParty): void {
  const x = (kind === 'issuer' ? LEFT : LEFT + COLUMN + PARTIES.middle) + EM;
  const at = x + 5.2 * EM;
  const room = COLUMN - 2 * EM - 5.2 * EM;
  line(pdf, kind === 'issuer' ? '开立方（付款承诺人）' : '持有方（收款人）', x, PARTIES.top + 17, label(0.92 * EM));
  line(pdf, '全称', x, PARTIES.top + 41, label(EM));
  line(pdf, name, at, PARTIES.top + 41, { face: 'instrument', size: 1.32 * EM, room });
  const rows = [
    ['信用代码', creditCode],
    [kind === 'issuer' ? '付款账号' : '收款账号', accountNumber],
    ['开户行', bank],
  ] as const;
  rows.forEach(([title, value], index) => {
    const y = PARTIES.top + 63 + index * 20;
    line(pdf, title, x, y, label(EM));
    line(pdf, value, at, y, { size: EM, room });
  });
}

function stamp(pdf: Pdf, word: string, x: number, y: number): void {
  const size = (word.length > 4 ? 0.86 : word.length > 3 ? 1.08 : 1.22) * EM;
  const tracking = 0.16 * size;
  const width = widthOf(pdf, word, { face: 'instrument', size, tracking }) - tracking + 0.8 * size;
  const height = 1.6 * size;
  pdf.save().translate(x, y).rotate(-5);
  pdf
    .strokeColor(INK.line)
    .lineWidth(0.08 * size)
    .roundedRect(-width / 2, -height / 2, width, height, 1.6)
    .stroke();
  pdf
    .lineWidth(0.05 * size)
    .roundedRect(-width / 2 + 1.8, -height / 2 + 1.8, width - 3.6, height - 3.6, 1)
    .stroke();
  line(pdf, word, 0, 0, { face: 'instrument', size, tracking, align: 'center', ink: INK.line });
  pdf.restore();
}

function parties(pdf: Pdf, facts: VoucherFacts): void {
  const { top, bottom, middle } = PARTIES;
  pdf
    .strokeColor(INK.line)
    .lineWidth(0.08 * EM)
    .rect(LEFT, top, RIGHT - LEFT, bottom - top)
    .stroke();
  for (const x of [LEFT + COLUMN, LEFT + COLUMN + middle]) pdf.moveTo(x, top).lineTo(x, bottom).stroke();
  party(pdf, 'issuer', facts.issuer);
  party(pdf, 'holder', facts.holder);
  line(pdf, '承诺付款', WIDTH / 2, top + 31, { ...label(0.92 * EM), align: 'center' });
  pdf.save().translate(WIDTH / 2 - 33, top + 41);
  pdf.strokeColor(INK.line).lineWidth(1).path('M1 9h60M1 6.5h57M1 11.5h57').stroke();
  pdf.lineWidth(1.4).path('m55 2 8 7-8 7').stroke();
  pdf.restore();
  stamp(pdf, facts.state, WIDTH / 2, top + 82);
}

const AMOUNT = { top: PARTIES.bottom, bottom: PARTIES.bottom + 66 } as const;

function amount(pdf: Pdf, value: Fen): void {
  const digits = formatMoney(value);
  const hand: TextStyle = { face: 'strong', size: 2.5 * EM, align: 'right', room: 20 * EM };
  const width = Math.min(widthOf(pdf, digits, hand), 20 * EM);
  const divide = RIGHT - width - 4.4 * EM;
  pdf
    .strokeColor(INK.line)
    .lineWidth(0.08 * EM)
    .rect(LEFT, AMOUNT.top, RIGHT - LEFT, AMOUNT.bottom - AMOUNT.top)
    .stroke();
  pdf.moveTo(divide, AMOUNT.top).lineTo(divide, AMOUNT.bottom).stroke();
  line(pdf, '金额（大写）', LEFT + EM, AMOUNT.top + 16, label(EM));
  line(pdf, toChineseCapitals(value, { prefix: true }), LEFT + EM, AMOUNT.top + 44, {
    face: 'instrument',
    size: 1.7 * EM,
    tracking: 0.05 * 1.7 * EM,
    room: divide - LEFT - 2 * EM,
  });
  line(pdf, '金额（小写）', RIGHT - EM, AMOUNT.top + 16, { ...label(EM), align: 'right' });
  line(pdf, digits, RIGHT - EM, AMOUNT.top + 44, hand);
  line(pdf, '¥', RIGHT - EM - width - 0.5 * EM, AMOUNT.top + 46, { size: 1.5 * EM, align: 'right' });
}

function sealPlace(pdf: Pdf, name: string, x: number, holder: FaceParty | undefined): void {
  const top = AMOUNT.bottom + 16;
  line(pdf, name, x, top + 8, label(0.9 * EM));
  if (holder !== undefined) {
    companySeal(pdf, { name: holder.name, number: holder.creditCode.replace('—', '') }, x + 60, top + 72, 9.4 * EM);
    return;
  }
  pdf.save().dash(3, { space: 2 });
  pdf
    .strokeColor(INK.line)
    .lineWidth(0.6)
    .circle(x + 62, top + 66, 38)
    .stroke();
  pdf.undash().restore();
  line(pdf, '签收后', x + 62, top + 59, { ...label(0.9 * EM), align: 'center' });
  line(pdf, '加盖', x + 62, top + 74, { ...label(0.9 * EM), align: 'center' });
}

function footer(pdf: Pdf, facts: VoucherFacts): void {
  const top = AMOUNT.bottom + 16;
  const code = 8.2 * EM;
  const holderSeal = RIGHT - code - 1.6 * EM - 9.6 * EM;
  const issuerSeal = holderSeal - 10.8 * EM;
  const end = paragraph(pdf, INSTRUMENT_PROMISE, LEFT, top, issuerSeal - LEFT - 1.6 * EM, {
    face: 'instrument',
    size: 1.05 * EM,
    leading: 1.8,
  });
  const small = 0.86 * EM;
  const evidence = [
    `付款承诺函 ${facts.promiseNumber}`,
    ...(facts.contractNumber === null ? [] : [`基础合同 ${facts.contractNumber}`]),
    `存证摘要 sm3:${digestEnds(facts.chainHead)}`,
  ];
  evidence.forEach((text, index) =>
    line(pdf, text, LEFT, end + 0.9 * EM + index * 1.6 * small, { ...label(small), room: issuerSeal - LEFT - 1.2 * EM }),
  );
  sealPlace(pdf, '开立方签章', issuerSeal, facts.issuer);
  sealPlace(pdf, '持有方签章', holderSeal, facts.received ? facts.holder : undefined);
  qrCode(pdf, facts.verifyAddress, RIGHT - code, top, code);
  line(pdf, '扫码核验', RIGHT - code / 2, top + code + 0.9 * EM, { ...label(0.78 * EM), align: 'center' });
}

/** The face as on screen, in a frame of 868 by 544 units. */
export function voucherFace(pdf: Pdf, platform: string, facts: VoucherFacts): void {
  engraving(pdf, `${platform}·${INSTRUMENT_TITLE.zh}·`.toUpperCase());
  header(pdf, platform, facts.number);
  dates(pdf, facts);
  parties(pdf, facts);
  amount(pdf, facts.amount);
  footer(pdf, facts);
}

/** In units of the frame. */
export const FACE_SIZE = { width: WIDTH, height: HEIGHT } as const;
