import type { Role } from '../access/role.ts';

interface ConfigEntry {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The entry that switches the prompt off where its content is 0 (specification §4). */
export const SUPPLEMENT_SWITCH = { name: 'signFile45', type: 'other', off: '0' } as const;

export interface SupplementSubject {
  readonly role: Role;
  /** The person's id; empty before there is one. */
  readonly id: string;
  readonly licenceFile: string | null;
  readonly agreementFile: string | null;
  readonly authorisationFile: string | null;
  readonly configs: readonly ConfigEntry[];
}

/**
 * Whether the supplementary agreement waits to be signed: the enterprise has its licence on file, but lacks the agreement or the
 * authorisation; the person is not the group viewer; and no entry of the configuration switches the question off (specification §4).
 */
export function asksForSupplement({ role, id, licenceFile, agreementFile, authorisationFile, configs }: SupplementSubject): boolean {
  const lacks = !agreementFile || !authorisationFile;
  const switchedOff = configs.some(
    ({ name, type, content }) => name === SUPPLEMENT_SWITCH.name && type === SUPPLEMENT_SWITCH.type && content === SUPPLEMENT_SWITCH.off,
  );
  return Boolean(id) && Boolean(licenceFile) && lacks && role !== 'groupViewer' && !switchedOff;
}
