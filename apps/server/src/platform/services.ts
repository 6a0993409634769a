import type { Channels } from '@lianxin/domain';
import type { BankGateway } from './gateway/bank-gateway.ts';
import type { ClaimsRegister } from './gateway/claims-register.ts';
import type { PublicRegisters } from './gateway/public-registers.ts';
import type { TaxRegister } from './gateway/tax-register.ts';
import type { Clock, MovableClock } from './clock/clock.ts';
import type { Ids } from './clock/ids.ts';
import type { Random } from './clock/random.ts';
import type { Config } from './config/config.ts';
import type { Database, Db } from './db/client.ts';
import type { ChangeBus } from './events/bus.ts';
import type { Lender } from './lender/lender.ts';
import type { MailPort } from './mail/mail-port.ts';
import type { Keyring } from './security/keys.ts';
import type { RateLimiter } from './security/rate-limit.ts';
import type { Recogniser } from './ocr/recogniser.ts';
import type { Sessions } from './session/sessions.ts';
import type { PlatformSeal } from './signer/platform-seal.ts';
import type { SignerPort } from './signer/signer.ts';
import type { SmsPort } from './sms/sms-port.ts';
import type { DownloadFolder } from './storage/downloads.ts';
import type { ObjectStore } from './storage/object-store.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { UploadSigner } from './storage/upload-policy.ts';

/** The server's services. Everything that differs between environments is injected here. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The financing channels of this server. */
  readonly channels: Channels;
  readonly clock: MovableClock;
  readonly wallClock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly keys: Keyring;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly store: ObjectStore;
  readonly uploads: UploadSigner;
  readonly downloads: DownloadFolder;
  /** Reads text from pictures in a separate process. */
  readonly recogniser: Recogniser;
  /** Signs for the platform itself. */
  readonly platformSeal: PlatformSeal;
  /** The signer for a database handle, so that an act verifies inside its transaction. */
  readonly signerOn: (db: Db) => SignerPort;
  /** SMS for a database handle, because a sandbox stores them there. */
  readonly smsOn: (db: Db) => SmsPort;
  readonly bankOn: (db: Db) => BankGateway;
  /** The lenders for a database handle, because a sandbox simulates them there. */
  readonly lenderOn: (db: Db) => Lender;
  readonly registers: PublicRegisters;
  /** The tax register for a database handle, because a sandbox reads it there. */
  readonly taxRegisterOn: (db: Db) => TaxRegister;
  readonly claims: ClaimsRegister;
  /** Undefined if no mail server is configured. */
  readonly mail: MailPort | undefined;
  readonly metrics: Metrics;
  /** Publishes change events to connected clients. */
  readonly bus: ChangeBus;
}

/** Tools to fill a database with sample data. */
export type SeedTools = Pick<Services, 'clock' | 'ids' | 'keys' | 'random'> & {
  readonly db: Db;
  /** Stores the documents' pictures; if omitted, the documents are registered without them. */
  readonly store?: ObjectStore;
};
