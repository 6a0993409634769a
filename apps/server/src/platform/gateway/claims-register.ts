import { Refusal, yuanOf, type Fen, type FoundEntry } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { askGateway } from './http-gateway.ts';

/** What is searched for: who would pledge, which vouchers and which invoices stand behind them. */
interface SearchQuestion {
  /** The platform's number of the search, the same when it is asked again. */
  readonly reference: string;
  readonly pledgor: { readonly name: string; readonly creditCode: string | null };
  readonly vouchers: readonly string[];
  readonly invoices: readonly string[];
  readonly pledged: Fen;
}

/** What the register says to a search; its number stands in the entry that follows. */
interface SearchReport {
  readonly reportNumber: string;
  readonly searchedAt: string;
  readonly entries: readonly FoundEntry[];
}

/** The register of movables and claims (中登, 动产融资统一登记公示系统). */
export interface ClaimsRegister {
  search(question: SearchQuestion): Promise<SearchReport>;
}

const Moment = z.iso.datetime({ offset: true });
const Text = z.string().check(z.minLength(1), z.maxLength(64));
const Report = z.object({
  reportNumber: Text,
  searchedAt: Moment,
  entries: z.array(z.object({ certificateNumber: Text, secured: z.string().check(z.maxLength(100)), registeredAt: Moment })),
});

/** The sandbox's register knows an entry of somebody else over whatever is pledged for a sum whose whole yuan end so. */
const TAKEN = '77';
const DAYS_BEFORE = 12;
const DAY_MS = 86_400_000;

const sandboxRegister = (clock: Clock): ClaimsRegister => ({
  async search({ reference, pledged }) {
    const now = clock.now();
    const digits = reference.replaceAll(/\D/g, '');
    const before = new Date(now.getTime() - DAYS_BEFORE * DAY_MS);
    const taken = (pledged / 100n).toString().endsWith(TAKEN);
    const entry = { certificateNumber: `0${digits}01`, secured: '汾河商业保理有限公司', registeredAt: before.toISOString() };
    return { reportNumber: `CX${digits}`, searchedAt: now.toISOString(), entries: taken ? [entry] : [] };
  },
});

/** The gateway where one is configured, the sandbox's own register in a sandbox; otherwise searching is out of service. */
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
