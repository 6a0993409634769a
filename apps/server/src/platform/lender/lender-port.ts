import { Refusal } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { lendersAt } from './lender-gateway.ts';
import type { Lender } from './lender.ts';
import { simulatedLender } from './simulated-lenders.ts';

/** The gateway where one is configured, the sandbox's lenders in a sandbox; otherwise lending is out of service, terms are the only quotes, and operators say with whom a lender deals. */
export function lenderPort({ lender, sandbox }: Pick<Config, 'lender' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): Lender {
  if (lender) return lendersAt(lender);
  if (sandbox) return simulatedLender(db, ids, clock);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  const quote = () => Promise.resolve({ outcome: 'byTerms' as const });
  const enrol = () => Promise.resolve({ outcome: 'byPeople' as const });
  return { enrol, quote, apply: none, continue: none, cancel: none, status: none, settle: none, signingPage: none };
}
