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

/** A keyed hash of the four values. */
const sealOf = ({ keys }: Pick<Needs, 'keys'>, values: RegistrationValues): string =>
  keys.hmac('elements', JSON.stringify(elementsOf(values)));

/** The last check, if the values are unchanged. */
export const checkThatHolds = (
  needs: Pick<Needs, 'keys'>,
  check: KeptElementCheck | null,
  values: RegistrationValues,
): KeptElementCheck | null => (check?.of === sealOf(needs, values) ? check : null);

/** Queries the public registers unless the values were checked before. */
export async function askRegisters(
  needs: Needs,
  { clock, viewer }: Pick<CallContext, 'clock' | 'viewer'>,
  known: KeptElementCheck | null,
  values: RegistrationValues,
): Promise<KeptElementCheck> {
  const holds = checkThatHolds(needs, known, values);
  if (holds) return holds;
  needs.limiter.take(LIMITS.elementCheck, viewer.userId);
  const { outcome, mismatched } = await needs.registers.check(elementsOf(values));
  return { outcome, mismatched, checkedAt: clock.now().toISOString(), of: sealOf(needs, values) };
}
