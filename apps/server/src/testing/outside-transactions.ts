import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseAccess, Database } from '../platform/db/client.ts';
import type { Services } from '../platform/services.ts';

/** Whether the current work is part of a transaction or a job. A job may call a gateway while it holds row locks, because nobody waits for it. */
const currentWork = new AsyncLocalStorage<'transaction' | 'job'>();

const trackedAccess = (asked: DatabaseAccess): DatabaseAccess => ({
  db: asked.db,
  transaction: (work) =>
    currentWork.getStore() === 'job' ? asked.transaction(work) : currentWork.run('transaction', () => asked.transaction(work)),
});

/** A database that records which work runs inside its transactions. */
export const trackedDatabase = (database: Database): Database => ({
  ...database,
  ...trackedAccess(database),
  forEnterprise: (enterpriseNo) => trackedAccess(database.forEnterprise(enterpriseNo)),
});

/** A gateway that throws when called inside a transaction, which would hold its row locks while waiting. */
function guardedGateway<Gateway extends object>(name: string, gateway: Gateway): Gateway {
  return new Proxy(gateway, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        if (currentWork.getStore() === 'transaction') throw new Error(`${name}.${String(key)} was called inside a transaction`);
        return Reflect.apply(member, target, given);
      };
    },
  });
}

/** Services whose gateways throw when called inside a transaction. */
export const withGuardedGateways = (services: Services): Services => ({
  ...services,
  bankOn: (db) => guardedGateway('bank', services.bankOn(db)),
  lenderOn: (db) => guardedGateway('lender', services.lenderOn(db)),
  taxRegisterOn: (db) => guardedGateway('taxRegister', services.taxRegisterOn(db)),
  registers: guardedGateway('registers', services.registers),
  claims: guardedGateway('claims', services.claims),
});

/** Runs jobs, which may call gateways inside their transactions. */
export const asJob = <Result>(work: () => Promise<Result>): Promise<Result> => currentWork.run('job', work);
