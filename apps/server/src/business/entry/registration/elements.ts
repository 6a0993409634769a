import { identityKindOf, type RegistrationValues } from '@lianxin/domain';
import type { KeptElementCheck } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { identityElements } from '../../../platform/gateway/public-registers.ts';
import type { Services } from '../../../platform/services.ts';

type Needs = Pick<Services, 'keys' | 'limiter' | 'registers'>;

const elementsOf = (values: RegistrationValues) => ({
  name: values['enterprise.name'],
  creditCode: values['enterprise.creditCode'],
  legalName: values['enterprise.legalName'],
  ...identityElements(identityKindOf(values['enterprise.legalIdKind']), values['enterprise.legalIdNumber']),
});

/** The four values as text, of which a keyed hash is kept. */
const textOf = (values: RegistrationValues): string => JSON.stringify(elementsOf(values));

/** The last check, if the values are unchanged. */
export const checkThatHolds = (
  needs: Pick<Needs, 'keys'>,
  check: KeptElementCheck | null,
  values: RegistrationValues,
): KeptElementCheck | null => (check && needs.keys.verifies('elements', textOf(values), check.of) ? check : null);

/** Queries the public registers unless the values were checked before. */
export async function askRegisters(
  needs: Needs,
  { clock, viewer }: Pick<CallContext, 'clock' | 'viewer'>,
  known: KeptElementCheck | null,
  values: RegistrationValues,
): Promise<KeptElementCheck> {
  const holds = checkThatHolds(needs, known, values);
  if (holds) return holds;
  await needs.limiter.take(LIMITS.elementCheck, viewer.userId);
  const { outcome, mismatched } = await needs.registers.check(elementsOf(values));
  return { outcome, mismatched, checkedAt: clock.now().toISOString(), of: needs.keys.hmac('elements', textOf(values)) };
}
