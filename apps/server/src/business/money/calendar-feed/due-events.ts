import { compareDates, formatMoney, type CalendarEvent, type CivilDate } from '@lianxin/domain';
import type { Language } from '../../../platform/call-context.ts';
import { type Due, sumOf } from '../../vouchers/voucher/index.ts';

export interface AllDues {
  readonly receivable: readonly Due[];
  readonly payable: readonly Due[];
  readonly repayments: readonly Due[];
}

type Kind = keyof AllDues;

const KINDS: readonly Kind[] = ['receivable', 'payable', 'repayments'];

const WORDS: Readonly<Record<Language, Readonly<Record<Kind, (items: number, sum: string) => string>>>> = {
  zh: {
    receivable: (items, sum) => `到期收款 ${items} 笔，合计 ${sum} 元`,
    payable: (items, sum) => `到期付款 ${items} 笔，合计 ${sum} 元`,
    repayments: (items, sum) => `还本付息 ${items} 笔，合计 ${sum} 元`,
  },
  en: {
    receivable: (items, sum) => `To receive: ${items} due, CNY ${sum} in all`,
    payable: (items, sum) => `To pay: ${items} due, CNY ${sum} in all`,
    repayments: (items, sum) => `To repay: ${items} due, CNY ${sum} in all`,
  },
};

export const CALENDAR_NAMES: Readonly<Record<Language, string>> = { zh: '到期收付款', en: 'Due receipts and payments' };

/**
 * One event for each day and kind, with only the kind, the count and the sum, because anybody with the address can read it. A day and kind
 * keep their uid, so that calendars update them. `owner` separates enterprises without naming them.
 */
export function dueEvents(dues: AllDues, language: Language, owner: string): CalendarEvent[] {
  return KINDS.flatMap((kind) =>
    [...byDay(dues[kind])].map(([on, paid]) => {
      const { count, amount } = sumOf(paid);
      return { uid: `${kind}-${on}-${owner}@payment-vouchers`, on, summary: WORDS[language][kind](count, formatMoney(amount)) };
    }),
  );
}

/** Dues by payment day, earliest first. */
function byDay(dues: readonly Due[]): ReadonlyMap<CivilDate, readonly Due[]> {
  const days = new Map<CivilDate, Due[]>();
  for (const due of dues) {
    const day = days.get(due.paidOn);
    if (day) day.push(due);
    else days.set(due.paidOn, [due]);
  }
  return new Map([...days].toSorted(([left], [right]) => compareDates(left, right)));
}
