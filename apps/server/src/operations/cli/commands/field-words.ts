import { fen, formatMoney } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { operations } from '../../contract/index.ts';
import { DUTY_LABELS } from '../../duties.ts';
import type { ResponseFor } from '../../operation.ts';
import type { CommandLine } from '../command-line.ts';
import { AMOUNT_FIELDS, listed, REQUEST_LABELS, STATE_LABELS, wordOf } from '../words.ts';

type Enterprises = ResponseFor<typeof operations.proposals.show>['enterprises'];

/** A sum as sent in yuan, or as kept in fen. */
const sumText = (text: string): string => formatMoney(/^\d+$/.test(text) ? fen(BigInt(text)) : text);

/** A value of a request, or of what an act changed, in words. */
export function valueText(field: string, value: unknown, enterprises: Enterprises, { say, language }: CommandLine): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? say('是', 'yes') : say('否', 'no');
  if (Array.isArray(value))
    return listed(
      value.map((one) => (field === 'duties' ? wordOf(DUTY_LABELS, String(one), language) : String(one))),
      language,
    );
  if (typeof value === 'object')
    return Object.values(value)
      .map((days) => listed([days].flat().map(String), language))
      .join('; ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (AMOUNT_FIELDS.includes(field)) return sumText(text);
  if (field === 'state') return wordOf(STATE_LABELS, text, language);
  const named = enterprises.find(({ enterpriseNo }) => enterpriseNo === text);
  return named ? `${named.name} (${named.enterpriseNo})` : text;
}

const Changed = z.record(z.string(), z.unknown());

/** What an act changed, as the audit trail keeps it, in words; the reason stands beside it. */
export function changeText(after: string | null, line: CommandLine): string {
  if (after === null) return '—';
  const fields = Object.entries(z.parse(Changed, JSON.parse(after))).filter(([field, value]) => field !== 'reason' && value !== null);
  const words = fields.map(([field, value]) => `${wordOf(REQUEST_LABELS, field, line.language)} ${valueText(field, value, [], line)}`);
  return listed(words, line.language);
}
