import { refusedField } from '../../../platform/refusals.ts';

export function requiredReason(reason: string | undefined): string {
  if (reason === undefined) throw refusedField('reason', { zh: '请填写原因', en: 'Give the reason' });
  return reason;
}
