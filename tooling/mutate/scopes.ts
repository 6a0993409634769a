/** A part of the product under mutation testing: every mutant of its code should make one of its tests fail. */
export interface Scope {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Percentage of mutants that must be detected. */
  readonly least: number;
  /** Whether its tests start servers. Mutants of module-level code are then skipped, because each would reload the whole server. */
  readonly servers?: boolean;
}

const domain = 'packages/domain/src';
const server = 'apps/server/src';
/** Parts in which a mistake costs money or grants access. */
export const SCOPES: Readonly<Record<string, Scope>> = {
  money: { mutate: [`${domain}/money/*.ts`], tests: [`${domain}/{money,invoice,issuance,voucher}/*.test.ts`], least: 100 },
  states: {
    mutate: [`${domain}/state-machine.ts`, `${domain}/*/{state,proposal-state}.ts`],
    tests: [`${domain}/{life-cycles,state-machine}.test.ts`, `${domain}/{registration,fee,operations,statement,voucher}/*.test.ts`],
    least: 95,
  },
  ledger: {
    mutate: [`${server}/ledger/*.ts`],
    tests: [
      `${server}/ledger/{main-job,steps,tamper,piece-tally,pledge}.test.ts`,
      `${server}/business/money/payment-days/payment-days.test.ts`,
      `${server}/operations/installation/verify-installation.test.ts`,
    ],
    least: 95,
    servers: true,
  },
  guard: {
    mutate: [`${server}/business/applications/application/{guard,one-side,in-time,lapse}.ts`],
    tests: [
      `${server}/business/applications/application/{guard,in-time}.test.ts`,
      `${server}/business/work/kinds/{in-time,one-side}.test.ts`,
    ],
    least: 95,
    servers: true,
  },
  policy: {
    mutate: [`${domain}/access/{action-matrix,permissions,predicates}.ts`, `${server}/http/{authorise,origin}.ts`],
    tests: [`${domain}/access/*.test.ts`, `${server}/calls/policy.test.ts`, `${server}/http/origin.test.ts`],
    least: 95,
  },
  session: {
    mutate: [`${server}/platform/session/*.ts`, `${server}/http/session/*.ts`, `${server}/http/step-up.ts`],
    tests: [`${server}/platform/session/*.test.ts`, `${server}/http/session/{cookies,sessions}.test.ts`, `${server}/http/step-up.test.ts`],
    least: 95,
    servers: true,
  },
  idempotency: {
    mutate: [`${server}/http/idempotency.ts`],
    tests: [`${server}/http/idempotency.test.ts`],
    least: 95,
    servers: true,
  },
  settlement: {
    mutate: [`${server}/business/money/settlement/{ask-bank,begin,end-round,hold}.ts`],
    tests: [`${server}/business/money/settlement/{settlement,bank-replies}.test.ts`],
    least: 90,
    servers: true,
  },
  signature: {
    mutate: [
      `${domain}/ledger/signature-text.ts`,
      `${server}/platform/signer/demo-signer.ts`,
      `${server}/business/{foundation/signed-text,work/signature}/*.ts`,
    ],
    tests: [
      `${domain}/ledger/*.test.ts`,
      `${server}/platform/signer/*.test.ts`,
      `${server}/business/{foundation/signed-text,foundation/agreement,work/signature}/*.test.ts`,
      `${server}/business/work/kinds/{self-review,one-side}.test.ts`,
      `${server}/business/lending/enrolments/*.test.ts`,
      `${server}/business/money/settlement/settlement.test.ts`,
    ],
    least: 95,
    servers: true,
  },
};
