import { CHANNELS, type Channels } from '@lianxin/domain';
import { bankPort } from './platform/gateway/bank-port.ts';
import { claimsRegister } from './platform/gateway/claims-register.ts';
import { publicRegisters } from './platform/gateway/public-registers.ts';
import { taxRegisterPort } from './platform/gateway/tax-register-port.ts';
import { movableClock, systemClock, type Clock, type MovableClock } from './platform/clock/clock.ts';
import { createIds } from './platform/clock/ids.ts';
import { systemRandom, type Random } from './platform/clock/random.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/client.ts';
import { sealUnderPresentKey } from './operations/audit/handlers.ts';
import { ENCRYPTED_COLUMNS } from './operations/encrypted-columns.ts';
import { publishDocuments } from './business/foundation/documents/index.ts';
import { followPublishedYears } from './business/foundation/reference/index.ts';
import { createChangeBus } from './platform/events/bus.ts';
import { withChangeEvents } from './platform/events/with-change-events.ts';
import { lenderPort } from './platform/lender/lender-port.ts';
import { smtpMail } from './platform/mail/mail-port.ts';
import { reencryptColumns } from './platform/security/encrypted-columns.ts';
import { loadKeyring } from './platform/security/keys.ts';
import { createRateLimiter, sharedRateLimiter } from './platform/security/rate-limit.ts';
import type { Services } from './platform/services.ts';
import { createRecogniser, type Recogniser } from './platform/ocr/recogniser.ts';
import { createSessions } from './platform/session/sessions.ts';
import { smsPort } from './platform/sms/sms-port.ts';
import { cloudCertificatesPort } from './platform/signer/cloud-certificates-port.ts';
import { createSigner } from './platform/signer/create-signer.ts';
import { loadPlatformSeal } from './platform/signer/platform-seal.ts';
import { readDownloads } from './platform/storage/downloads.ts';
import { objectStoreOf } from './platform/storage/object-store-of.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import { createUploadSigner } from './platform/storage/upload-policy.ts';

/** Replacements for the default services. */
export interface ServiceOverrides {
  /** Financing channels: a subset of the specification's, or the bank's own. @default those of the specification */
  readonly channels?: Channels;
  readonly clock?: MovableClock;
  readonly wallClock?: Clock;
  readonly random?: Random;
  readonly store?: ObjectStore;
  readonly smsOn?: Services['smsOn'];
  readonly bankOn?: Services['bankOn'];
  readonly lenderOn?: Services['lenderOn'];
  readonly registers?: Services['registers'];
  readonly taxRegisterOn?: Services['taxRegisterOn'];
  readonly claims?: Services['claims'];
  readonly recogniser?: Recogniser;
  readonly mail?: Services['mail'];
  /** Receives errors that do not belong to a request. */
  readonly report?: (error: unknown) => void;
}

/** Creates the services on a migrated database. */
export async function startServices(config: Config, plain: Database, overrides: ServiceOverrides = {}): Promise<Services> {
  const { wallClock = systemClock, random = systemRandom } = overrides;
  const { clock = movableClock(wallClock) } = overrides;
  const bus = await createChangeBus(plain, overrides.report ?? (() => {}));
  const database = withChangeEvents(plain, (changes) => bus.publish(changes));
  const ids = createIds(wallClock, random);
  const keys = await loadKeyring(database.db, config, random);
  await reencryptColumns(database, keys, ENCRYPTED_COLUMNS);
  await sealUnderPresentKey({ database, keys, wallClock, ids });
  const { oss } = config;
  await publishDocuments(database.db);
  await followPublishedYears(database.db, bus, overrides.report ?? (() => {}));
  return {
    config,
    database,
    channels: overrides.channels ?? CHANNELS,
    clock,
    wallClock,
    ids,
    random,
    keys,
    sessions: createSessions(database.db, keys, wallClock, ids, random),
    limiter: plain.kind === 'postgres' ? sharedRateLimiter({ db: plain.db, keys, clock: wallClock }) : createRateLimiter(wallClock),
    store: overrides.store ?? objectStoreOf(config, wallClock),
    uploads: oss ? createUploadSigner(oss.accessKeyId, oss.accessKeySecret) : createUploadSigner('local', keys.hmac('upload', 'policy')),
    downloads: await readDownloads(config.downloadsDir),
    recogniser: overrides.recogniser ?? createRecogniser(),
    platformSeal: await loadPlatformSeal(database.db, keys, config.platformName, wallClock),
    signerOn: (db) => createSigner(db, wallClock, random, cloudCertificatesPort(config, db)),
    smsOn: overrides.smsOn ?? ((db) => smsPort(config, db, ids, clock)),
    bankOn: overrides.bankOn ?? ((db) => bankPort(config, db, ids, clock)),
    lenderOn: overrides.lenderOn ?? ((db) => lenderPort(config, db, ids, clock)),
    registers: overrides.registers ?? publicRegisters(config),
    taxRegisterOn: overrides.taxRegisterOn ?? ((db) => taxRegisterPort(config, db)),
    claims: overrides.claims ?? claimsRegister(config, clock),
    mail: overrides.mail ?? (config.mail && smtpMail(config.mail)),
    bus,
  };
}
