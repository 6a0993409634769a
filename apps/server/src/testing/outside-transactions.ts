import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseAccess, Database } from '../platform/db/client.ts';
import type { Services } from '../platform/services.ts';

/** What the work at hand is part of. A job may ask a gateway while it holds its rows: nobody waits for it. */
const partOf = new AsyncLocalStorage<'transaction' | 'job'>();

const watchedAsked = (asked: DatabaseAccess): DatabaseAccess => ({
  db: asked.db,
  transaction: (work) => (partOf.getStore() === 'job' ? asked.transaction(work) : partOf.run('transaction', () => asked.transaction(work))),
});

/** A database that knows what is done inside of its transactions. */
export const watchedDatabase = (database: Database): Database => ({
  ...database,
  ...watchedAsked(database),
  forEnterprise: (enterpriseNo) => watchedAsked(database.forEnterprise(enterpriseNo)),
});

/** A gateway that fails where a transaction of a call would wait for its answer, and hold its rows meanwhile. */
function outside<Gateway extends object>(name: string, gateway: Gateway): Gateway {
  return new Proxy(gateway, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        if (partOf.getStore() === 'transaction') throw new Error(`${name}.${String(key)} is asked inside of a transaction`);
        return Reflect.apply(member, target, given);
      };
    },
  });
}

/** Services whose gateways are asked outside of transactions alone. */
export const askedOutside = (services: Services): Services => ({
  ...services,
  bankOn: (db) => outside('bank', services.bankOn(db)),
  lenderOn: (db) => outside('lender', services.lenderOn(db)),
  taxRegisterOn: (db) => outside('taxRegister', services.taxRegisterOn(db)),
  registers: outside('registers', services.registers),
  claims: outside('claims', services.claims),
});

/** Runs jobs, which may ask inside of theirs. */
export const asJob = <Result>(work: () => Promise<Result>): Promise<Result> => partOf.run('job', work);
