import { hasBackSide, USUAL_IDENTITY_KIND, type IdentityKind } from '../identity/identity-document.ts';
import { defineMachine } from '../state-machine.ts';

/**
 * Information about an enterprise that the platform has verified and that changes only after a platform operator has checked the
 * documents. The credit code identifies the enterprise and never changes.
 */
export const INFORMATION_FIELDS = [
  'name',
  'legalName',
  'address',
  'size',
  'licenceFileId',
  'legalIdFrontFileId',
  'legalIdBackFileId',
] as const;

export type InformationField = (typeof INFORMATION_FIELDS)[number];

/** The value of each field; an empty string when there is none. */
export type InformationValues = Readonly<Record<InformationField, string>>;

/** The new values of the fields that differ. */
export type InformationChange = Readonly<Partial<Record<InformationField, string>>>;

/** Requested values; an omitted field stays as it is. */
export type WantedInformation = { readonly [Field in InformationField]?: string | undefined };

/** The requested values that differ from the present ones. */
export function informationChange(present: InformationValues, wanted: WantedInformation): InformationChange {
  const differing = INFORMATION_FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== present[field]);
  return Object.fromEntries(differing.map((field) => [field, wanted[field] ?? '']));
}

/** Whether the public registers must be queried again; they identify an enterprise by its name and legal representative (rules §5). */
export const asksRegisters = (change: InformationChange): boolean => change.name !== undefined || change.legalName !== undefined;

const PRINTED_ON_LICENCE = ['name', 'legalName', 'address'] as const satisfies readonly InformationField[];

/** The documents a change requires: a licence with the new details, and the pages of a new legal representative's document of identity. */
export function papersFor(change: InformationChange, kind: IdentityKind = USUAL_IDENTITY_KIND): readonly InformationField[] {
  const licence = PRINTED_ON_LICENCE.some((field) => change[field] !== undefined) ? (['licenceFileId'] as const) : [];
  const card =
    change.legalName === undefined
      ? []
      : hasBackSide(kind)
        ? (['legalIdFrontFileId', 'legalIdBackFileId'] as const)
        : (['legalIdFrontFileId'] as const);
  return [...licence, ...card];
}

/** The required documents that a change does not include. */
export const papersMissing = (change: InformationChange, kind?: IdentityKind): readonly InformationField[] =>
  papersFor(change, kind).filter((field) => (change[field] ?? '') === '');

/** State of a change of verified information; the old values apply until it is approved. */
export type InformationChangeState = 'submitted' | 'approved' | 'rejected' | 'withdrawn';

export const INFORMATION_CHANGE_EVENTS = ['approve', 'reject', 'withdraw'] as const;

export type InformationChangeEvent = (typeof INFORMATION_CHANGE_EVENTS)[number];

/** A platform operator decides; until then the enterprise may withdraw the change. */
export const informationChangeMachine = defineMachine<InformationChangeState, InformationChangeEvent>(INFORMATION_CHANGE_EVENTS, {
  submitted: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
});
