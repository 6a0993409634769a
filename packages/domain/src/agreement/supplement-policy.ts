import type { Role } from '../access/role.ts';

interface ConfigEntry {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The configuration entry that turns the prompt off when its content is 0 (specification §4). */
export const SUPPLEMENT_SWITCH = { name: 'signFile45', type: 'other', off: '0' } as const;

export interface SupplementSubject {
  readonly role: Role;
  /** User id; empty before the person has one. */
  readonly id: string;
  readonly licenceFile: string | null;
  readonly agreementFile: string | null;
  readonly authorisationFile: string | null;
  readonly configs: readonly ConfigEntry[];
}

/**
 * Whether to prompt for the supplementary agreement: the enterprise has its licence on file but lacks the agreement or the
 * authorisation, the person is not a group viewer, and the configuration does not turn the prompt off (specification §4).
 */
export function asksForSupplement({ role, id, licenceFile, agreementFile, authorisationFile, configs }: SupplementSubject): boolean {
  const lacks = !agreementFile || !authorisationFile;
  const switchedOff = configs.some(
    ({ name, type, content }) => name === SUPPLEMENT_SWITCH.name && type === SUPPLEMENT_SWITCH.type && content === SUPPLEMENT_SWITCH.off,
  );
  return Boolean(id) && Boolean(licenceFile) && lacks && role !== 'groupViewer' && !switchedOff;
}
