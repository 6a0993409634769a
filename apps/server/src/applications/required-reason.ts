import { FieldRefusal } from '../http/refusals.ts';

/** The reason that a return, refusal or void demands. */
export function requiredReason(reason: string | undefined): string {
  if (reason === undefined) throw new FieldRefusal([{ path: 'reason', message: '请填写原因' }]);
  return reason;
}
