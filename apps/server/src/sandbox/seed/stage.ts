import { UserId, type EnterpriseNo } from '@lianxin/api/contract';
import { addDays, CHANNELS, type CivilDate, type Role } from '@lianxin/domain';
import * as z from 'zod/mini';
import { stoppedClock } from '../../platform/clock/clock.ts';
import { createIds } from '../../platform/clock/ids.ts';
import type { Db } from '../../platform/db/client.ts';
import type { CallContext } from '../../platform/call-context.ts';
import type { JobContext } from '../../platform/jobs/job-context.ts';
import { simulatedLender } from '../../platform/lender/simulated-lenders.ts';
import { tableOutbox } from '../../platform/outbox/outbox.ts';
import type { SeedTools } from '../../platform/services.ts';
import { createSigner } from '../../platform/signer/create-signer.ts';
import { openDemoKey } from '../../platform/signer/demo-signer.ts';
import { sandboxCloud } from '../../platform/signer/sandbox-cloud.ts';
import type { SignerCertificate, SignerPort } from '../../platform/signer/signer.ts';
import { memoryStore } from '../../platform/storage/local-store.ts';
import { actorOf } from './cast.ts';

/** A point in time before the first start, by Shanghai time. */
export interface Moment {
  readonly daysAgo: number;
  /** "HH:MM" */
  readonly time: string;
}

/** Runs acts of the sandbox's people through the server's own handlers, at chosen times in the past. */
export interface Stage {
  readonly tools: SeedTools;
  /** The business day of the first start. */
  readonly today: CivilDate;
  readonly now: () => Date;
  /** The context of a call made by the person at that moment, in their role at the enterprise. */
  readonly as: (userName: string, enterpriseNo: EnterpriseNo, moment: Moment) => CallContext;
  /** The context of a job at that moment. */
  readonly system: (at: Date) => JobContext;
}

/** Converts a moment to an instant, relative to a business day. */
export const instantOf = (today: CivilDate, { daysAgo, time }: Moment): Date => new Date(`${addDays(today, -daysAgo)}T${time}:00+08:00`);

const NO_SESSION = {
  current: null,
  places: [],
  rememberDevice: () => [],
  move: () => Promise.reject(new Error('The seed cannot switch sessions.')),
  open: () => Promise.reject(new Error('The seed cannot open sessions.')),
  close: () => Promise.reject(new Error('The seed cannot close sessions.')),
};

/** Signs with the demo certificates. Opens each key once and skips verification, because the seed has just signed itself. */
function storySigner(db: Db, demo: SignerPort): SignerPort {
  const known = new Map<string, Promise<SignerCertificate[]>>();
  const opened = new Map<string, ReturnType<typeof openDemoKey>>();
  return {
    ...demo,
    certificatesOf(signatory) {
      const key = `${signatory.userId} ${signatory.enterpriseNo}`;
      const certificates = known.get(key) ?? demo.certificatesOf(signatory);
      known.set(key, certificates);
      return certificates;
    },
    async sign(_signatory, serial, pin, text) {
      const key = opened.get(serial) ?? openDemoKey(db, serial, pin);
      opened.set(serial, key);
      return (await key)(text);
    },
    verifyOf: () => Promise.resolve(true),
    verify: () => Promise.resolve(true),
  };
}

/** Identifiers follow the simulated time, so that they sort in the order of events. */
export function createStage(tools: SeedTools): Stage {
  const { db, random, clock: startClock } = tools;
  const clock = stoppedClock(startClock.now());
  const ids = createIds(clock, random);
  const today = startClock.today();
  const signer = storySigner(db, createSigner(db, clock, random, sandboxCloud(db)));
  const lender = simulatedLender(db, ids, clock);
  const outbox = tableOutbox(db, ids, clock);
  const store = memoryStore();
  const roleOf = (userName: string, actsFor: EnterpriseNo): { userId: UserId; displayName: string; role: Role } => {
    const { userId, displayName, role } = actorOf(userName, actsFor);
    return { userId: z.parse(UserId, userId), displayName, role };
  };
  return {
    tools: { db, clock, random, ids, keys: tools.keys },
    today,
    now: () => clock.now(),
    as(userName, actsFor, moment) {
      clock.moveTo(instantOf(today, moment));
      const viewer = { sessionId: 'story', userName, enterpriseNo: actsFor, enterpriseName: null, status: 1, ...roleOf(userName, actsFor) };
      return {
        db,
        channels: CHANNELS,
        transaction: (work) => work(db),
        clock,
        wallClock: clock,
        ids,
        random,
        signer,
        lender,
        store,
        outbox,
        session: NO_SESSION,
        requestId: 'story',
        ip: '127.0.0.1',
        network: '127.0.0.1',
        userAgent: '',
        portalAddress: '',
        language: 'zh',
        afterCommit: () => {},
        viewer,
      };
    },
    system(at) {
      clock.moveTo(at);
      return { db, clock, ids, random, outbox };
    },
  };
}
