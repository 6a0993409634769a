import { refusedField } from '../../../platform/refusals.ts';

/** The reason that a return, refusal or void demands. */
export function requiredReason(reason: string | undefined): string {
  if (reason === undefined) throw refusedField('reason', { zh: '请填写原因', en: 'Give the reason' });
  return reason;
}
