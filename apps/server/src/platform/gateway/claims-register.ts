import { Refusal, yuanOf, type Fen, type FoundEntry } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { Moment } from './gateway-values.ts';
import { askGateway } from './http-gateway.ts';

/** A search for earlier registrations of the pledgor's vouchers and invoices. */
interface SearchRequest {
  /** The platform's number for the search, the same on retries. */
  readonly reference: string;
  readonly pledgor: { readonly name: string; readonly creditCode: string | null };
  readonly vouchers: readonly string[];
  readonly invoices: readonly string[];
  readonly pledged: Fen;
}

/** The register's search report. A later registration quotes its number. */
interface SearchReport {
  readonly reportNumber: string;
  readonly searchedAt: string;
  readonly entries: readonly FoundEntry[];
}

/** The movables financing register (中登, 动产融资统一登记公示系统). */
export interface ClaimsRegister {
  search(question: SearchRequest): Promise<SearchReport>;
}

const Text = z.string().check(z.minLength(1), z.maxLength(64));
const Report = z.object({
  reportNumber: Text,
  searchedAt: Moment,
  entries: z.array(z.object({ certificateNumber: Text, secured: z.string().check(z.maxLength(100)), registeredAt: Moment })),
});

/** In the sandbox, amounts in whole yuan that end in these digits are already registered for another party. */
const REGISTERED_SUFFIX = '77';
const REGISTERED_DAYS_AGO = 12;
const DAY_MS = 86_400_000;

const sandboxRegister = (clock: Clock): ClaimsRegister => ({
  async search({ reference, pledged }) {
    const now = clock.now();
    const digits = reference.replaceAll(/\D/g, '');
    const before = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
    const taken = (pledged / 100n).toString().endsWith(REGISTERED_SUFFIX);
    const entry = { certificateNumber: `0${digits}01`, secured: '汾河商业保理有限公司', registeredAt: before.toISOString() };
    return { reportNumber: `CX${digits}`, searchedAt: now.toISOString(), entries: taken ? [entry] : [] };
  },
});

/** The configured gateway, or a simulated register in a sandbox; otherwise searches are refused as under maintenance. */
export function claimsRegister({ claims, sandbox }: Pick<Config, 'claims' | 'sandbox'>, clock: Clock): ClaimsRegister {
  if (claims)
    return {
      search: ({ pledged, ...question }) => askGateway(claims, '/claim-searches', { ...question, pledged: yuanOf(pledged) }, Report),
    };
  if (sandbox) return sandboxRegister(clock);
  return {
    async search() {
      throw new Refusal('MAINTENANCE');
    },
  };
}
