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
import type { ObjectStore } from './storage/object-store.ts';
import type { UploadSigner } from './storage/upload-policy.ts';

/** What the server is made of; everything that varies between runs comes in here. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The financing channels that this server runs with. */
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
  /** Reads text from pictures, in a process of its own. */
  readonly recogniser: Recogniser;
  /** What the platform signs with in its own name. */
  readonly platformSeal: PlatformSeal;
  /** The signer on one handle of the database, so that an act verifies inside its own transaction. */
  readonly signerOn: (db: Db) => SignerPort;
  /** Text messages, on one handle of the database: in a sandbox they are written there. */
  readonly smsOn: (db: Db) => SmsPort;
  readonly bankOn: (db: Db) => BankGateway;
  /** The lenders behind the channels, on one handle of the database: in a sandbox they are simulated there. */
  readonly lenderOn: (db: Db) => Lender;
  readonly registers: PublicRegisters;
  /** The tax authority's register of invoices, on one handle of the database: in a sandbox it is read there. */
  readonly taxRegisterOn: (db: Db) => TaxRegister;
  readonly claims: ClaimsRegister;
  /** Mails; undefined where no mail server is configured. */
  readonly mail: MailPort | undefined;
  /** Word of what has changed, for everybody who listens. */
  readonly bus: ChangeBus;
}

/** What fills a database with its first people and trade. */
export type SeedTools = Pick<Services, 'clock' | 'ids' | 'keys' | 'random'> & {
  readonly db: Db;
  /** Where the documents' pictures go; without one they are registered all the same. */
  readonly store?: ObjectStore;
};
