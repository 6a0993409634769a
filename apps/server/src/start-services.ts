import { join } from 'node:path';
import { bankGateway } from './bank-check/bank-gateway.ts';
import { publicRegisters } from './bank-check/public-registers.ts';
import { movableClock, systemClock, type Clock, type MovableClock } from './clock/clock.ts';
import { createIds } from './clock/ids.ts';
import { systemRandom, type Random } from './clock/random.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { publishDocuments } from './documents/publish.ts';
import { createChangeBus } from './events/bus.ts';
import { changingDatabase } from './events/changing-database.ts';
import { smtpMail } from './mail/mail-port.ts';
import { keyringOf, loadServerKey } from './security/keys.ts';
import { createRateLimiter } from './security/rate-limit.ts';
import type { Services } from './services.ts';
import { createRecogniser, type Recogniser } from './ocr/recogniser.ts';
import { createSessions } from './session/sessions.ts';
import { smsPort } from './sms/sms-port.ts';
import { demoSigner } from './signer/demo-signer.ts';
import { localStore } from './storage/local-store.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { ossStore } from './storage/oss-store.ts';
import { createUploadSigner } from './storage/upload-policy.ts';

/** What a run may choose for itself; the machine's own where it does not. */
export interface Choices {
  readonly clock?: MovableClock;
  readonly wallClock?: Clock;
  readonly random?: Random;
  readonly store?: ObjectStore;
  readonly smsOn?: Services['smsOn'];
  readonly bankOn?: Services['bankOn'];
  readonly registers?: Services['registers'];
  readonly recogniser?: Recogniser;
  readonly mail?: Services['mail'];
  /** Hears of failures that are nobody's call. */
  readonly report?: (error: unknown) => void;
}

/** Puts the services together on a migrated database. */
export async function startServices(config: Config, plain: Database, choices: Choices = {}): Promise<Services> {
  const { wallClock = systemClock, random = systemRandom } = choices;
  const { clock = movableClock(wallClock) } = choices;
  const bus = await createChangeBus(plain, choices.report ?? (() => {}));
  const database = changingDatabase(plain, (changes) => bus.publish(changes));
  const ids = createIds(wallClock, random);
  const keys = keyringOf(await loadServerKey(database.db, config.serverKey, random));
  const { oss } = config;
  await publishDocuments(database.db);
  return {
    config,
    database,
    clock,
    wallClock,
    ids,
    random,
    keys,
    sessions: createSessions(database.db, keys, wallClock, ids, random),
    limiter: createRateLimiter(wallClock),
    store: choices.store ?? (oss ? ossStore(oss, wallClock) : localStore(join(config.dataDir, 'objects'))),
    uploads: oss ? createUploadSigner(oss.accessKeyId, oss.accessKeySecret) : createUploadSigner('local', keys.seal('upload', 'policy')),
    recogniser: choices.recogniser ?? createRecogniser(),
    signerOn: (db) => demoSigner(db, wallClock, random),
    smsOn: choices.smsOn ?? ((db) => smsPort(config, db, ids, clock)),
    bankOn: choices.bankOn ?? ((db) => bankGateway(config, db, ids, clock)),
    registers: choices.registers ?? publicRegisters(config),
    mail: choices.mail ?? (config.mail && smtpMail(config.mail)),
    bus,
  };
}
