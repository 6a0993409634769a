import { createIds } from '../platform/clock/ids.ts';
import { seededRandom } from '../platform/clock/random.ts';
import { documentsInForce } from '../business/foundation/documents/index.ts';
import type { SeedTools } from '../platform/services.ts';
import { auditLog, legalConsent, signInRecord } from '../schema/index.ts';
import { SANDBOX_PEOPLE, sandboxUserId } from './people.ts';

const DAY_MS = 24 * 3_600_000;
const AGREED: readonly string[] = ['userAgreement', 'privacyPolicy'];
const DEVICES = ['Chrome · Windows', 'Edge · Windows', 'Safari · iPhone'] as const;

/** Consents, recent sign-ins and views of personal data of the sandbox's people. */
export async function createPersonRecords({ db, clock }: SeedTools): Promise<void> {
  const ids = createIds(clock, seededRandom('lianxin-person'));
  const now = clock.now().getTime();
  const documents = (await documentsInForce(db, clock.today())).filter(({ id }) => AGREED.includes(id));
  const givenAt = new Date(now - 240 * DAY_MS);
  for (const { userName, actsFor } of SANDBOX_PEOPLE) {
    const userId = sandboxUserId(userName);
    const enterpriseNo = actsFor[0]?.[0] ?? null;
    if (documents.length > 0)
      await db.insert(legalConsent).values(
        documents.map(({ id, version, sm3 }) => ({
          id: ids.next(),
          userId,
          enterpriseNo,
          documentId: id,
          version,
          sm3,
          address: '10.0.0.5',
          givenAt,
        })),
      );
    await db.insert(signInRecord).values(
      DEVICES.map((device, index) => ({
        id: ids.next(),
        userId,
        at: new Date(now - (index * 2 + 1) * DAY_MS),
        address: `10.0.0.${index + 5}`,
        device,
      })),
    );
    if (enterpriseNo === null) continue;
    const shown = { action: 'bankAccount.reveal', subjectId: null, requestId: 'sandbox' };
    await db.insert(auditLog).values({ ...shown, id: ids.next(), at: new Date(now - 2 * DAY_MS), userId, enterpriseNo });
  }
}
