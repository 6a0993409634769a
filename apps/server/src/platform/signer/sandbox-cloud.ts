import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { enterprise, membership, userAccount } from '../../schema/index.ts';
import type { CloudCertificates } from './cloud-certificates.ts';
import { DEMO_PIN } from './demo-signer.ts';
import { sandboxKey } from './sandbox-key.ts';
import { signWith } from './sm2-signature.ts';

/** Such as "CLOUD-E1002-supplier-op". */
const SERIAL = /^CLOUD-(E\d{4})-([\w-]{1,40})$/;

/** The simulated service does not count attempts; the platform does. */
const TRIES_LEFT = 5;

/** A simulated certificate service in which every member of an enterprise has a certificate. */
export const sandboxCloud = (db: Db): CloudCertificates => ({
  async find(serial) {
    const [, enterpriseNo = '', userName = ''] = SERIAL.exec(serial) ?? [];
    const [row] = await db
      .select({ name: enterprise.name, displayName: userAccount.displayName })
      .from(membership)
      .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
      .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
      .where(and(eq(membership.enterpriseNo, enterpriseNo), eq(userAccount.userName, userName)));
    if (!row) return { outcome: 'unknown' };
    const { publicKey } = sandboxKey(serial);
    const subject = `${row.name}·${row.displayName}`;
    return { outcome: 'found', subject, issuedBy: '沙箱云证书', validUntil: '2029-12-31T23:59:59+08:00', publicKey };
  },
  async sign(serial, pin, text) {
    if (!SERIAL.test(serial)) return { outcome: 'refused' };
    const { privateKey, publicKey } = sandboxKey(serial);
    return pin === DEMO_PIN
      ? { outcome: 'signed', value: signWith(privateKey, publicKey, text) }
      : { outcome: 'pinWrong', left: TRIES_LEFT };
  },
});
